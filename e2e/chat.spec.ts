import { expect, test } from './person.ts'

test('o chat fala com o portal, e não lê o token nem a página; fechado, diz o que chegou', async ({
  page,
  logIn,
}) => {
  const pedidos: string[] = []
  page.on('request', (request) => pedidos.push(request.url()))
  await logIn('100001')
  const botao = page.getByRole('button', { name: /^Chat/ })
  await expect(botao).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toContain('__Host-token=')
  expect(pedidos.filter((url) => /chat/i.test(url))).toEqual([])

  await botao.press('Enter')
  const chat = page.frameLocator('iframe[title="Chat da Aurora Odonto"]')
  const campo = chat.getByLabel('Sua mensagem')
  await expect(campo).toBeFocused()
  const frame = page.frames().find((one) => one.url().endsWith('/chatLocal'))
  if (!frame) throw new Error('the chat has no frame')
  // What a chat would try that wanted more than it is given.
  const lido = await frame.evaluate(() => {
    const read = (what: () => unknown) => {
      try {
        return what()
      } catch (error) {
        return error instanceof Error ? error.name : error
      }
    }
    return {
      cookies: document.cookie,
      guardado: localStorage.length,
      pagina: read(() => parent.document.title),
      armazem: read(() => parent.localStorage.length),
      saida: read(() => {
        if (top) top.location.href = 'https://outro.example/'
        return 'saiu'
      }),
    }
  })
  expect(lido).toEqual({
    cookies: '',
    guardado: 0,
    pagina: 'SecurityError',
    armazem: 'SecurityError',
    saida: 'SecurityError',
  })

  await campo.fill('Bom dia')
  await campo.press('Enter')
  await campo.press('Escape')
  await expect(botao).toBeFocused()
  await expect(page.getByRole('button', { name: 'Chat, 1 mensagem não lida' })).toBeVisible()
  await botao.press('Enter')
  await expect(chat.getByText('Recebemos a sua mensagem.')).toBeVisible()
  await expect(campo).toBeFocused()
  await expect(page.getByRole('button', { name: 'Fechar o chat' })).toBeVisible()
})
