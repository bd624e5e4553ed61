import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { ANCORA_SESSOES } from '@portal/domain/menu/ancora.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'

const sid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const celular = {
  sid: sid(2),
  aparelho: 'Safari no iPhone',
  ip: '10.0.0.2',
  desde: '2026-11-20T23:05:00.000Z',
  vistaEm: '2026-11-21T10:45:00.000Z',
}
const propria = { sid: sid(1), aparelho: 'Chrome no Linux', ip: '10.0.0.1', atual: true } as const
const outra = {
  sid: sid(3),
  aparelho: 'Edge no Windows',
  ip: '2001:db8::7',
  desde: '2026-11-21T02:30:00.000Z',
  vistaEm: '2026-11-21T02:55:00.000Z',
}
let abertas: readonly (typeof propria | typeof outra)[]

const lista = () =>
  page
    .getByRole('list')
    .filter({ hasText: 'Esta sessão' })
    .getByRole('listitem')
    .elements()
    .map((linha) => [...linha.querySelectorAll('p, div + *')].map(({ textContent }) => textContent))
const encerrar = page.getByRole('button', { name: /^Encerrar a sessão de/ })
const encerrarOutras = page.getByRole('button', { name: /^Encerrar as outras/ })

beforeEach(() => {
  abertas = [celular, propria, outra]
  answer(acesso.listSessoes, () => ({ sessoes: abertas }))
  answer(acesso.deleteSessoes, ({ body }) => {
    const antes = abertas.length
    abertas = abertas.filter((uma) => uma === propria || (body?.sid && uma.sid !== body.sid))
    return { ok: true, encerradas: antes - abertas.length } as const
  })
})

test('cada sessão diz o aparelho, desde quando, até quando se usou e de onde, a própria primeiro', async () => {
  openPage('/portal/trocaSenha')
  await expect.element(page.getByText('Esta sessão')).toBeVisible()
  expect(lista()).toEqual([
    ['Chrome no Linux', 'Desde 21/11, 09:00:00 · endereço 10.0.0.1', 'Esta sessão'],
    ['Safari no iPhone', 'Desde 20/11, 20:05:00 · vista em 21/11, 07:45 · endereço 10.0.0.2', 'Encerrar'],
    ['Edge no Windows', 'Desde 20/11, 23:30:00 · vista em 20/11, 23:55 · endereço 2001:db8::7', 'Encerrar'],
  ])
  await expect
    .element(
      page.getByRole('button', { name: 'Encerrar a sessão de Safari no iPhone, desde 20/11, 20:05:00' }),
    )
    .toBeVisible()
})

test('uma se encerra pela sua linha, as outras por um botão só, com o teclado', async () => {
  abertas = [...abertas, { ...outra, sid: sid(4) }]
  openPage('/portal/trocaSenha')
  const safari = page.getByRole('button', { name: /Safari/ })
  await expect.element(safari).toBeVisible()
  safari.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A sessão foi encerrada.')).toBeVisible()
  await expect.element(safari).not.toBeInTheDocument()
  // Another Enter ends nothing.
  await expect.poll(() => document.activeElement?.id).toBe(ANCORA_SESSOES)
  await userEvent.keyboard('{Enter}')
  await expect.element(encerrarOutras).toHaveTextContent('Encerrar as outras 2')
  encerrarOutras.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 sessões foram encerradas.')).toBeVisible()
  await expect.element(encerrar).not.toBeInTheDocument()
  expect(sent(acesso.deleteSessoes).map(({ body }) => body)).toEqual([{ sid: celular.sid }, {}])
})

test('o botão de todas só vem onde há mais de uma outra', async () => {
  abertas = [propria, celular]
  openPage('/portal/trocaSenha')
  await expect.element(encerrar).toBeVisible()
  expect(encerrarOutras.elements()).toEqual([])
  await expect.element(page.getByText(/encerre-a/)).toBeVisible()
  await encerrar.click()
  // Of the own one alone nothing is said that cannot be done.
  await expect.element(page.getByText(/encerre-a/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Esta sessão')).toBeVisible()
})

test('a que outra pessoa já encerrou se diz, e some', async () => {
  answer(acesso.deleteSessoes, () => {
    abertas = [propria, outra]
    return { ok: true, encerradas: 0 } as const
  })
  openPage('/portal/trocaSenha')
  await encerrar.first().click()
  await expect.element(page.getByText('Essa sessão já estava encerrada.')).toBeVisible()
  await expect.poll(() => encerrar.elements()).toHaveLength(1)
})

test('a que não se encerrou continua ali, com o motivo', async () => {
  refuse(acesso.deleteSessoes, 'API-GEN-0005')
  openPage('/portal/trocaSenha')
  await encerrar.first().click()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  expect(encerrar.elements()).toHaveLength(2)
})

test('enquanto uma se encerra, só o botão dela espera', async () => {
  openPage('/portal/trocaSenha')
  const release = hold(acesso.deleteSessoes)
  await encerrar.first().click()
  await expect.element(encerrar.first()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(encerrar.last()).not.toHaveAttribute('aria-disabled')
  await expect.element(encerrarOutras).not.toHaveAttribute('aria-disabled')
  release()
  await expect.poll(() => encerrar.elements()).toHaveLength(1)
})

test('quem chega pela procura tem o foco no cartão, e o anel acompanha os cantos dele', async () => {
  openPage(`/portal/trocaSenha#${ANCORA_SESSOES}`)
  await expect.element(page.getByText('Esta sessão')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe(ANCORA_SESSOES)
  // A ring is drawn only for who uses the keyboard, which a click of before was not.
  await focusByKeyboard(page.elementLocator(document.getElementById(ANCORA_SESSOES) ?? document.body))
  const [anel, cartao] = [document.activeElement, document.activeElement?.firstElementChild].map(
    (parte) => parte && getComputedStyle(parte).borderRadius,
  )
  expect(anel).toBe(cartao)
})
