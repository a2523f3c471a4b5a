import { expect, type WebSocketRoute } from '@playwright/test';
import type { ClientMsg, ServerMsg } from '../src/protocol/types';
import { test } from './person';
import { TotemPlayer } from './totem-player';

test('a hint that never comes: the button is there again with the next move, and after a lost connection', async ({
  page,
}) => {
  /** The wire, on which questions for a hint are held back. */
  let wire: WebSocketRoute | null = null;
  let asked: number | null = null;
  await page.routeWebSocket('**/api/socket', (socket) => {
    wire = socket;
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMsg;
      if (message.t === 'advise') asked = message.id;
      else server.send(text);
    });
  });
  await page.goto('/');
  await page.getByTestId('friends-totem').click();
  for (const seat of [2, 3]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('1');
  await page.getByTestId('start').click();
  const hint = page.getByTestId('advise');
  const player = new TotemPlayer(page);
  const asks = async (): Promise<void> => {
    asked = null;
    await expect(hint).toBeEnabled();
    await hint.click();
    await expect(hint).toBeDisabled();
    await expect.poll(() => asked).not.toBeNull();
  };
  const refuse = (): void => {
    const why = { code: 'refused-server-too-fast' };
    wire?.send(JSON.stringify({ t: 'refused', id: asked ?? 0, why } satisfies ServerMsg));
  };

  await expect(page.getByTestId('confirm')).toBeVisible();
  await asks();
  await player.choose('first');
  await expect(page.locator('.own .card[aria-disabled="false"]').first()).toBeVisible();
  await expect(hint).toBeEnabled();
  // Why there is none for what is past need not be said, for what is due now it is.
  refuse();
  await asks();
  await expect(page.getByRole('alert')).toBeEmpty();
  refuse();
  await expect(page.getByRole('alert')).toContainText('a bit too fast');
  await asks();
  await (wire as WebSocketRoute | null)?.close();
  await expect(page.getByTestId('lost')).toBeHidden();
  await expect(hint).toBeEnabled();
});
