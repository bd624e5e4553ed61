import { catalogoErros } from '@portal/contract/errors.ts'
import { type TermoPendente, termo } from '@portal/contract/termo.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { walkTo } from '../testing/walkTo.ts'
import { assinatura, longo, toAceito, uso } from './termo.fixture.ts'

const PENDENTES = '/portal/termosPendentes'
const titulo = (name: string) => page.getByRole('heading', { level: 2, name })
const aceitar = page.getByRole('button', { name: 'Li e aceito' })
const texto = page.getByRole('region', { name: 'Texto: Termo da guia digital' })
const LIDO = page.getByText('Texto lido até o fim. Você já pode aceitar.')
const FALTA_LER = page.getByText('Leia o texto até o fim para aceitar.').first()

function openOn(aberto: TermoPendente, ...outros: TermoPendente[]) {
  answer(termo.listPendentes, { termos: [aberto, ...outros] })
  return openPage(`${PENDENTES}?documento=${aberto.codigoDocumento}`)
}

beforeEach(() => {
  answer(termo.createAceite, ({ body }) => toAceito(body.codigoDocumento === 103 ? assinatura : uso))
})

test('só se aceita o que se leu até o fim: o texto rola pelo teclado, e o botão diz o que falta', async () => {
  await page.viewport(360, 760)
  openOn(assinatura, uso)
  await expect.element(FALTA_LER).toBeVisible()
  await expect.element(aceitar).toHaveAttribute('aria-disabled', 'true')
  await walkTo(aceitar)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Leia o texto até o fim para aceitar.')
  await userEvent.keyboard('{Enter}')
  expect(sent(termo.createAceite)).toEqual([])
  await walkTo(texto, { shift: true })
  await userEvent.keyboard('{End}')
  await expect.element(LIDO).toBeVisible()
  await expect.element(aceitar).not.toHaveAttribute('aria-disabled')
  await expectAccessible()
})

test('o aceite leva ao próximo termo, e depois do último ao que se aceitou; o que se fez é dito', async () => {
  const { address } = openOn(assinatura, uso)
  await expect
    .element(page.getByText('Versão 2, publicada em 12/11/2026 · um de 2 termos pendentes'))
    .toBeVisible()
  texto.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect.element(titulo('Termos de uso')).toHaveFocus()
  expect(address()).toBe(`${PENDENTES}?documento=104`)
  await expect
    .element(page.getByText('Aceito: Termo da guia digital, em 21/11/2026 09:00. Falta 1 termo.'))
    .toBeInTheDocument()
  await expect
    .element(page.getByText('Substitui a versão 1, que você aceitou em 02/03/2026 12:30.'))
    .toBeVisible()
  await expect.element(page.getByText('Versão 2, publicada em 12/11/2026')).toBeVisible()
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect.element(titulo('Termos aceitos')).toHaveFocus()
  expect(address()).toBe(PENDENTES)
  await expect
    .element(page.getByText('Aceito: Termos de uso, em 21/11/2026 09:00. Nenhum termo pendente.'))
    .toBeInTheDocument()
  const aceitos = page.getByRole('heading', { level: 3 }).elements()
  expect(aceitos.map((heading) => heading.textContent)).toEqual(['Termo da guia digital', 'Termos de uso'])
  expect(readDescriptions(page.getByRole('main')).slice(0, 6)).toEqual([
    ['Aceito em', '21/11/2026 09:00'],
    ['Por', 'Clínica Sorriso Largo (100001)'],
    ['Do endereço', '203.0.113.7'],
    ['Protocolo da sessão', '20261121000001'],
    ['Texto', 'Versão 2, publicada em 12/11/2026'],
    ['Resumo SHA-256', 'aaaaaaaaaaaa…'],
  ])
  await expectAccessible()
  // Of a provider without units there is nobody to take along.
  expect(sent(termo.createAceite).map(({ body }) => body)).toEqual([
    { codigoDocumento: 103, global: false },
    { codigoDocumento: 104, global: false },
  ])
})

test('o segundo texto começa no alto, e só se aceita lido até o seu fim', async () => {
  openOn(assinatura, { ...uso, texto: longo })
  await expect.element(texto).toBeVisible()
  texto.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect.element(titulo('Termos de uso')).toHaveFocus()
  await expect.element(FALTA_LER).toBeVisible()
  expect(page.getByRole('region', { name: 'Texto: Termos de uso' }).element().scrollTop).toBe(0)
})

test('aceitos todos, quem vinha de um endereço volta para ele', async () => {
  sessionStorage.setItem('portal.retorno', JSON.stringify({ login: '100001', address: '/portal/prazos' }))
  openOn(uso)
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect
    .element(page.getByRole('link', { name: 'Continuar de onde parei' }))
    .toHaveAttribute('href', '/portal/prazos')
})

const comUnidades = { ...uso, faltam: [null, 'Unidade Centro', 'Unidade Jardins'] }

test('a clínica aceita por todas as unidades, se não diz outra coisa', async () => {
  answer(termo.createAceite, toAceito(comUnidades, comUnidades.faltam))
  openOn(comUnidades)
  const todas = page.getByRole('radio', { name: /^Todas as unidades/ })
  await expect.element(todas).toBeChecked()
  await expect.element(page.getByText('código principal, Unidade Centro e Unidade Jardins')).toBeVisible()
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect.element(titulo('Termos aceitos')).toHaveFocus()
  expect(sent(termo.createAceite).map(({ body }) => body)).toEqual([{ codigoDocumento: 104, global: true }])
  expect(readDescriptions(page.getByRole('main'))[2]).toEqual([
    'Em nome de',
    'código principal, Unidade Centro e Unidade Jardins',
  ])
})

test('ou só pelo código principal, e depois pelas unidades que faltam', async () => {
  answer(termo.createAceite, ({ body }) => toAceito(comUnidades, body.global ? comUnidades.faltam : [null]))
  openOn(comUnidades)
  const alcance = page.getByRole('radiogroup', { name: 'Aceitar em nome de quem' })
  await alcance.getByRole('radio', { name: /^Só o código principal/ }).click()
  answer(termo.listPendentes, { termos: [{ ...comUnidades, faltam: comUnidades.faltam.slice(1) }] })
  await aceitar.click()
  await expect
    .element(page.getByText('O aceite que falta é o de: Unidade Centro e Unidade Jardins.'))
    .toBeVisible()
  await expect.element(alcance).not.toBeInTheDocument()
  await aceitar.click()
  await expect.element(titulo('Termos aceitos')).toHaveFocus()
  expect(sent(termo.createAceite).map(({ body }) => body.global)).toEqual([false, true])
})

test('substituído enquanto se lia, nada foi aceito e o texto fica na tela', async () => {
  refuse(termo.createAceite, 'API-TER-0002')
  openOn(uso)
  await expect.element(LIDO).toBeVisible()
  await aceitar.click()
  await expect.element(page.getByText(catalogoErros['API-TER-0002'].texto)).toBeVisible()
  await expect.element(titulo('Termos de uso')).toBeVisible()
  await expect.element(aceitar).toBeEnabled()
  await expect.element(aceitar).not.toHaveAttribute('aria-disabled')
  await expect.poll(() => sent(termo.listPendentes)).toHaveLength(2)
})

test('a tecla apertada duas vezes é um aceite só', async () => {
  const release = hold(termo.createAceite)
  openOn(uso)
  await expect.element(LIDO).toBeVisible()
  aceitar.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(titulo('Termos aceitos')).toBeVisible()
  // The second press may leave before the first is drawn: with the same key the operator writes once.
  const [chave, ...outras] = sentHeaders(termo.createAceite).map((headers) => headers.get('idempotency-key'))
  expect(chave).toMatch(/./)
  expect(outras.filter((outra) => outra !== chave)).toEqual([])
})

test('o texto se imprime antes de aceitar, e o aceite depois', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  openOn(uso)
  await expect.element(LIDO).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(print).toHaveBeenCalledTimes(1)
  await aceitar.click()
  await expect.element(titulo('Termos aceitos')).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(print).toHaveBeenCalledTimes(2)
})

test('um código que não espera aceite abre a lista', async () => {
  answer(termo.listPendentes, { termos: [uso] })
  openPage(`${PENDENTES}?documento=999`)
  await expect.element(titulo('1 termo espera o seu aceite')).toBeVisible()
})
