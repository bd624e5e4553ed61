import { prazo } from '@portal/contract/prazo.ts'
import { type MensagemDoChat, readDoPortal, toEnvio } from '@portal/domain/chat/mensagemChat.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts'
import { answerRede } from '../../testing/frame.ts'
import { openPage } from '../../testing/open.tsx'
import { notice } from '../../ui/notice.ts'
import { theme } from '../../ui/theme.ts'

const ENDERECO = 'https://chat.example/conversa'
const ORIGEM = 'https://chat.example'
const meta = document.createElement('meta')
meta.name = 'portal-chat'

const botao = page.getByRole('button', { name: 'Chat', exact: true })
const painel = page.getByRole('dialog', { name: 'Chat' })
const findFrame = () => document.querySelector<HTMLIFrameElement>('iframe')

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  meta.content = ENDERECO
  document.head.append(meta)
})
afterEach(() => meta.remove())

/** Opens the page on the network's brand, and waits until the bar stands. */
async function openBar(rede = 'AURORA'): Promise<void> {
  answerRede(rede)
  openPage('/portal/prazos', { rede })
  await expect.element(page.getByRole('button', { name: 'Avisos' })).toBeVisible()
}

/** The frame's window, which no page of another origin may look into: a port stands for it. */
let janela: MessagePort

/** What the frame of an opened chat is told, and where to. */
async function openChat(): Promise<{ frame: HTMLIFrameElement; contado: unknown[] }> {
  await openBar()
  await botao.click()
  await expect.element(painel).toBeVisible()
  const frame = findFrame()
  if (!frame) throw new Error('the chat has no frame')
  const contado: unknown[] = []
  janela = new MessageChannel().port1
  Object.assign(janela, {
    postMessage: (mensagem: unknown, destino: unknown) => contado.push([readDoPortal(mensagem), destino]),
  })
  Object.defineProperty(frame, 'contentWindow', { value: janela })
  return { frame, contado }
}

type Fala = { origin?: string; source?: MessageEventSource; data: unknown }

/** What a window said, as the browser tells it. */
const say = ({ origin = ORIGEM, source = janela, data }: Fala): boolean =>
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
const sayToPortal = (mensagem: MensagemDoChat): boolean => say({ data: toEnvio(mensagem) })

test.each([
  ['AURORA', ENDERECO, true],
  ['LUMINA', ENDERECO, true],
  ['MERIDIANO', ENDERECO, false],
  ['AURORA', '', false],
  ['AURORA', `http://${location.hostname}:1/conversa`, false],
])('na rede %s, com o chat em "%s", ele é oferecido: %s', async (rede, endereco, isOferecido) => {
  meta.content = endereco
  await openBar(rede)
  if (isOferecido) await expect.element(botao).toBeVisible()
  else await expect.element(botao).not.toBeInTheDocument()
  expect(findFrame()).toBeNull()
})

test('aberto, é uma moldura de outra origem que não recebe nada além da aparência', async () => {
  const { frame, contado } = await openChat()
  expect(frame.src).toBe(ENDERECO)
  expect([...frame.sandbox].toSorted()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts'])
  expect([frame.referrerPolicy, frame.allow]).toEqual(['no-referrer', ''])
  expect(contado).toEqual([])
  sayToPortal({ tipo: 'pronto' })
  await expect.element(page.getByTitle('Chat da Aurora Odonto')).toHaveFocus()
  theme.choose('escuro')
  const estado = { tipo: 'estado', marca: 'aurora', aberto: true }
  await expect
    .poll(() => contado)
    .toEqual([
      [{ ...estado, tema: 'sistema' }, ORIGEM],
      [{ ...estado, tema: 'escuro' }, ORIGEM],
    ])
  // It has loaded itself again, and knows nothing any more.
  sayToPortal({ tipo: 'pronto' })
  await expect.poll(() => contado).toHaveLength(3)
})

test('o que não vem do chat, ou não tem a forma combinada, não é ouvido', async () => {
  await openChat()
  const quantas = toEnvio({ tipo: 'naoLidas', quantas: 5 })
  say({ origin: 'https://outro.example', data: quantas })
  say({ origin: 'null', data: quantas })
  say({ source: window, data: quantas })
  say({ data: { tipo: 'naoLidas', quantas: 5 } })
  say({ data: { ...quantas, token: 'x' } })
  say({ origin: 'https://outro.example', data: toEnvio({ tipo: 'fechar' }) })
  sayToPortal({ tipo: 'pronto' })
  await expect.element(page.getByTitle('Chat da Aurora Odonto')).toBeVisible()
  const rotulo = () => document.getElementById('chat')?.getAttribute('aria-label')
  expect(rotulo()).toBe('Chat')
  say({ data: quantas })
  await expect.poll(rotulo).toBe('Chat, 5 mensagens não lidas')
})

test.each<[string, () => unknown]>([
  ['a pedido do chat', () => sayToPortal({ tipo: 'fechar' })],
  ['por "Fechar o chat"', () => page.getByRole('button', { name: 'Fechar o chat' }).click()],
  ['por Esc no painel', () => userEvent.keyboard('{Escape}')],
])('fecha-se %s: o foco volta ao botão, a conversa fica, e o que chega se conta', async (_nome, fecha) => {
  const { frame, contado } = await openChat()
  const pagina = document.querySelector<HTMLElement>('#raiz > :has(main)')
  expect(pagina?.inert).toBe(true)
  await fecha()
  await expect.element(botao).toHaveFocus()
  await expect.element(painel).not.toBeInTheDocument()
  expect(pagina?.inert).toBe(false)
  sayToPortal({ tipo: 'pronto' })
  await expect
    .poll(() => contado)
    .toEqual([[{ tipo: 'estado', marca: 'aurora', tema: 'sistema', aberto: false }, ORIGEM]])
  sayToPortal({ tipo: 'naoLidas', quantas: 2 })
  await page.getByRole('button', { name: 'Chat, 2 mensagens não lidas' }).click()
  await expect.element(painel).toBeVisible()
  expect(findFrame()).toBe(frame)
  sayToPortal({ tipo: 'naoLidas', quantas: 0 })
  await expect.element(page.getByTitle('Chat da Aurora Odonto')).toHaveFocus()
})

test('pelo teclado entra-se, pula-se a moldura e sai-se', async () => {
  await openBar()
  botao.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(painel).toHaveFocus()
  await userEvent.tab()
  await expect.element(painel.getByRole('button', { name: 'Fechar', exact: true })).toHaveFocus()
  await userEvent.tab()
  const pulo = painel.getByRole('button', { name: 'Pular o chat' })
  await expect.element(pulo).toHaveFocus()
  await expect.element(pulo).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(painel.getByRole('button', { name: 'Fechar o chat' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(botao).toHaveFocus()
})

test('o que não responde é dito, e tenta-se de novo', async () => {
  const agora = new Date()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: agora })
  const { frame } = await openChat()
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: agora })
  const falha = painel.getByRole('alert').filter({ hasText: 'O chat não respondeu' })
  await expect.element(falha).toBeVisible()
  expect(findFrame()).toBeNull()
  await expectAccessible()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(falha).not.toBeInTheDocument()
  const segunda = findFrame()
  expect([segunda?.src, segunda === frame]).toEqual([ENDERECO, false])
})

test('cabe de 320 a 1920 px, claro e escuro, acima dos avisos', async () => {
  await openBar()
  await botao.click()
  await expect.element(painel).toBeVisible()
  // Its own window, which axe asks too.
  say({ source: findFrame()?.contentWindow ?? window, data: toEnvio({ tipo: 'pronto' }) })
  await expect.element(page.getByTitle('Chat da Aurora Odonto')).toBeVisible()
  notice.push({ tone: 'informacao', title: 'Guia enviada' })
  const avisos = page.getByRole('region', { name: 'Avisos' })
  await expect.element(avisos.getByText('Guia enviada')).toBeVisible()
  for (const tema of ['claro', 'escuro'] as const) {
    theme.choose(tema)
    for (const largura of [320, 360, 768, 1366, 1920]) {
      await page.viewport(largura, 768)
      await vi.waitFor(expectNoSideScroll)
      const frame = findFrame()?.getBoundingClientRect()
      expect(frame?.width).toBeGreaterThan(250)
      expect(frame?.height).toBeGreaterThan(400)
      // Notices stay in sight, and can be answered.
      await expect
        .poll(() => painel.element().getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(avisos.element().getBoundingClientRect().top)
    }
    await expectAccessible()
  }
})
