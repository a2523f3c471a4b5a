import { expect } from '@playwright/test';
import { test } from './person';

const GREETINGS = {
  en: 'Play against bots',
  de: 'Gegen Bots spielen',
  nl: 'Tegen bots spelen',
  ru: 'Играть с ботами',
};

for (const [language, text] of Object.entries(GREETINGS)) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('the page follows the browser, has all texts, and the rules', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByTestId('bots-totem')).toHaveText(text);
      await page.getByTestId('bots-totem').click();
      await expect(page.getByTestId('confirm')).toBeVisible();
      // A key without a text would show as itself: words joined by hyphens.
      const words = await page.locator('body').innerText();
      expect(words.match(/\b(totem|set|seat|table|web|bot|play)-[a-z-]+\b/g)).toBeNull();
      await page.goto('/rules/totem');
      await expect(page.locator('#TE-24')).toBeVisible();
    });
  });
}

test('the language can be changed on every page, and is kept', async ({ page }) => {
  await page.goto('/rules/totemo');
  await page.getByLabel('Language').selectOption('ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/');
  await expect(page.getByTestId('bots-totem')).toHaveText(GREETINGS.ru);
});
