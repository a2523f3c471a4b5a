import { expect } from '@playwright/test';
import { Heard } from './heard';
import { person, test } from './person';
import { Touch, TOUCHED } from './touch';

test('a tablet as the table and a phone as the hand: one seat from two devices', async ({ browser }) => {
  const tablet = (await person(browser)).page;
  const heard = await Heard.in(tablet);
  const phone = (await person(browser, { ...TOUCHED, viewport: { width: 360, height: 740 } })).page;
  const touch = await Touch.on(phone);
  await tablet.goto('/');
  await tablet.getByLabel('Your name').fill('Ada');
  await tablet.getByTestId('friends-totem').click();
  for (const seat of [2, 3]) await tablet.getByLabel(`A bot for seat ${seat}`).selectOption('1');
  await tablet.getByTestId('start').click();
  await expect(tablet.getByTestId('confirm')).toBeVisible();

  await tablet.getByRole('button', { name: 'Table', exact: true }).click();
  await tablet.getByRole('button', { name: 'Play from a second device …' }).click();
  const link = await tablet.getByTestId('pair-link').inputValue();
  await tablet.keyboard.press('Escape');
  await phone.goto(link);
  await touch.tap(phone.getByRole('button', { name: 'Take the seat' }));
  const confirm = phone.getByTestId('confirm');
  await expect(confirm).toBeVisible();

  // What the phone chooses and plays is seen on the tablet.
  for (let count = 1; await confirm.isDisabled(); count++) {
    await touch.tap(phone.locator('.stock .kind[aria-disabled="false"]').first());
    await expect(phone.locator('.three .card')).toHaveCount(count);
  }
  await touch.tap(confirm);
  await expect(tablet.locator('.own .card')).toHaveCount(3);
  await expect(phone.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  const lit = phone.locator('.place.lit').first();
  for (const card of await phone.locator('.own .card').all()) {
    if (await lit.isVisible()) break;
    await touch.tap(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }
  await touch.tap(lit);
  await heard.hears('Ada plays');
  await phone.screenshot({ path: 'e2e/output/phone-as-hand.png' });

  // The link worked once.
  const other = (await person(browser)).page;
  await other.goto(link);
  await other.getByRole('button', { name: 'Take the seat' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
});
