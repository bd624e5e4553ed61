import { catalogoErros } from '@portal/contract/errors.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'

const TOTAL = 41
const tabela = page.getByRole('table', { name: 'Prazos' })
const [anterior, proxima] = [
  page.getByRole('button', { name: 'Página anterior' }),
  page.getByRole('button', { name: 'Próxima página' }),
]

const guiaDe = (referencia: number, dia = '2026-11-28') =>
  ({ chave: `SENHA:${referencia}:${dia}`, tipo: 'SENHA', referencia, prazo: dia, valor: '100.00' }) as const

beforeEach(() => {
  answer(prazo.listPrazos, ({ query: { nroPagina = 1 } }) => ({
    prazos: nroPagina > 3 ? [] : [guiaDe(900_000 + nroPagina)],
    nroPagina,
    total: TOTAL,
    valorEmRisco: '4100.00',
  }))
})

test('de vinte em vinte, do começo ao fim e de volta, na ordem escolhida', async () => {
  const { address } = openPage('/portal/prazos?ordem=valor')
  await expect.element(page.getByText('41 prazos, R$ 4.100,00 em risco, página 1 de 3')).toBeVisible()
  await expect.element(anterior).not.toBeInTheDocument()
  await proxima.click()
  await expect.element(page.getByText('página 2 de 3', { exact: false })).toBeVisible()
  expect(address()).toBe('/portal/prazos?ordem=valor&pagina=2')
  await expect.element(tabela.getByRole('link', { name: '900002', exact: true })).toBeVisible()
  await proxima.click()
  await expect.element(tabela.getByRole('link', { name: '900003', exact: true })).toBeVisible()
  await expect.element(proxima).not.toBeInTheDocument()
  await anterior.click()
  await expect.element(tabela.getByRole('link', { name: '900002', exact: true })).toBeVisible()
  const pedido = { ordem: 'VALOR', desistidos: false, qtdRegistros: 20 }
  expect(
    sent(prazo.listPrazos)
      .slice(0, 3)
      .map(({ query }) => query),
  ).toEqual([1, 2, 3].map((nroPagina) => ({ ...pedido, nroPagina })))
})

test('mudar a ordem volta à primeira página', async () => {
  const { address } = openPage('/portal/prazos?ordem=valor&pagina=2')
  await page.getByRole('button', { name: 'Ordenar por prazo' }).click()
  await expect.poll(address).toBe('/portal/prazos')
  await expect.element(page.getByText('página 1 de 3', { exact: false })).toBeVisible()
})

test('a página que não há mais é a última que há', async () => {
  const { address } = openPage('/portal/prazos?pagina=9')
  await expect.poll(address).toBe('/portal/prazos?pagina=3')
  await expect.element(tabela.getByRole('link', { name: '900003', exact: true })).toBeVisible()
})

test('a outra aba começa na sua primeira página, e não fala do que está em risco', async () => {
  const { address } = openPage('/portal/prazos?ordem=valor&pagina=2')
  await page.getByRole('tab', { name: 'Desistências' }).click()
  await expect.poll(address).toBe('/portal/prazos?aba=desistidos')
  await expect.element(page.getByText('41 prazos, página 1 de 3')).toBeVisible()
  expect(sent(prazo.listPrazos).at(-1)?.query).toEqual({
    ordem: 'DIAS',
    desistidos: true,
    nroPagina: 1,
    qtdRegistros: 20,
  })
})

test.each(['{ArrowUp}', '{Shift>}{Tab}{/Shift}'])(
  'com %s, para cima em uma lista mais alta que a tela, o foco não fica sob o cabeçalho',
  async (tecla) => {
    await page.viewport(1280, 480)
    const prazos = Array.from({ length: 12 }, (_, at) => guiaDe(900_001 + at))
    answer(prazo.listPrazos, { prazos, nroPagina: 1, total: 12 })
    openPage('/portal/prazos')
    await expect.element(tabela.getByRole('link', { name: /900001\)$/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tabela.getByRole('link', { name: /900012\)$/ })).toHaveFocus()
    const cabeca = tabela.getByRole('columnheader', { name: 'O que fazer' })
    const primeira = tabela.getByRole('link', { name: /900001\)$/ }).element()
    const topos: number[] = []
    for (let passo = 0; passo < 100 && document.activeElement !== primeira; passo += 1) {
      await userEvent.keyboard(tecla)
      const [foco] = document.activeElement?.getClientRects() ?? []
      topos.push((foco?.top ?? 0) - cabeca.element().getBoundingClientRect().bottom)
    }
    await expect.element(tabela.getByRole('link', { name: /900001\)$/ })).toHaveFocus()
    expect(Math.min(...topos)).toBeGreaterThanOrEqual(0)
  },
)

test('o que já passou se diz no passado', async () => {
  const passado = { ...guiaDe(7, '2026-11-20'), tipo: 'RECURSO', chave: 'RECURSO:7:2026-11-20', valor: null }
  answer(prazo.listPrazos, { prazos: [{ ...passado, tipo: 'RECURSO' }], nroPagina: 1, total: 1 })
  openPage('/portal/prazos')
  await expect.element(page.getByText('1 prazo', { exact: true })).toBeVisible()
  expect(readRows(tabela)).toEqual([['Recorrer (Guia 7)', '7', '—', '20/11/2026, venceu há 1 dia', '—']])
})

const desistidos = [
  { ...guiaDe(900_123), nomeAssociado: 'Helena Prado do Nascimento', valor: '12317.40' },
  guiaDe(900_124),
  { chave: 'ALVARA:7:', tipo: 'ALVARA', referencia: 7, detalhe: 'sanitário', valor: null },
] as const
const motivo = 'O paciente mudou de cidade e vai continuar o tratamento com outro dentista de lá'

test('de uma desistência se diz de quem e de que guia, quando e por que', async () => {
  const desistencia = { motivo, em: '2026-11-20T15:30:00.000Z' }
  answer(prazo.listPrazos, {
    prazos: desistidos.map((linha) => ({ ...linha, desistencia })),
    nroPagina: 1,
    total: 3,
  })
  openPage('/portal/prazos?aba=desistidos')
  await expect.element(page.getByText('3 prazos')).toBeVisible()
  const porque = `20/11/2026 12:30: ${motivo}`
  expect(readRows(tabela)).toEqual([
    [
      'Realizar o que falta (Guia 900123)',
      'Helena Prado do NascimentoGuia 900123',
      '28/11/2026, em 7 diasR$ 12.317,40 em risco',
      porque,
    ],
    ['Realizar o que falta (Guia 900124)', 'Guia 900124', '28/11/2026, em 7 diasR$ 100,00 em risco', porque],
    ['Enviar: sanitário', '—', 'Sem data', porque],
  ])
})

test('o motivo de uma desistência tem largura, e nada sai do quadro, de 320 a 1920 px', async () => {
  const prazos = desistidos.map((linha, at) => ({
    ...linha,
    desistencia: { motivo: at === 2 ? 'a'.repeat(200) : motivo, em: '2026-11-20T15:30:00.000Z' },
  }))
  answer(prazo.listPrazos, { prazos, nroPagina: 1, total: 3 })
  openPage('/portal/prazos?aba=desistidos')
  const dito = tabela.getByText(/mudou de cidade/).first()
  await expect.element(dito).toBeVisible()
  const celula = dito.element().closest('td')
  for (const [largura, doMotivo] of [
    [320, 200],
    [660, 160],
    [768, 160],
    [820, 190],
    [1366, 300],
    [1920, 500],
  ] as const) {
    await page.viewport(largura, 768)
    await vi.waitFor(expectNoSideScroll)
    const quadro = tabela.element().parentElement?.getBoundingClientRect()
    const mais = tabela.getByRole('button', { name: /^Mais ações/ })
    for (const botao of mais.elements())
      expect(botao.getBoundingClientRect().right, `a ${largura} px`).toBeLessThanOrEqual(quadro?.right ?? 0)
    expect(celula?.getBoundingClientRect().width, `a ${largura} px`).toBeGreaterThan(doMotivo)
  }
})

test('o diálogo diz o que para, não passa de 500 letras, e cada prazo guarda o seu motivo', async () => {
  answer(prazo.listPrazos, { prazos: [guiaDe(1), guiaDe(2)], nroPagina: 1, total: 2 })
  openPage('/portal/prazos')
  await tabela.getByRole('button', { name: 'Mais ações: Guia 1' }).click()
  await page.getByRole('menuitem', { name: 'Desistir deste prazo' }).click()
  const dialogo = page.getByRole('dialog')
  const motivo = dialogo.getByRole('textbox', { name: 'Motivo' })
  await expect
    .element(
      dialogo.getByText(
        'A partir de 29/11/2026, o que for realizado nesta guia é negado. Em risco: R$\u00a0100,00.',
      ),
    )
    .toBeVisible()
  await expect.element(motivo).toHaveAttribute('maxlength', '500')
  await motivo.fill('do primeiro')
  await userEvent.keyboard('{Escape}')
  await tabela.getByRole('button', { name: 'Mais ações: Guia 2' }).click()
  await page.getByRole('menuitem', { name: 'Desistir deste prazo' }).click()
  await expect.element(motivo).toHaveValue('')
})

test('a aba em que nada há o diz também a quem ouve, de ida e de volta', async () => {
  answer(prazo.listPrazos, { prazos: [], nroPagina: 1, total: 0 })
  openPage('/portal/prazos')
  await expect.element(page.getByText('Nada a vencer')).toBeVisible()
  const dito = page.getByText('0 prazos', { exact: true })
  await expect.element(dito).toHaveAttribute('aria-live', 'polite')
  const regiao = dito.element()
  await page.getByRole('tab', { name: 'Desistências' }).click()
  await expect.element(page.getByText('Nenhuma desistência')).toBeVisible()
  expect(regiao.isConnected).toBe(true)
  expect(regiao.textContent).toBe('0 desistências')
  await page.getByRole('tab', { name: 'Em aberto' }).click()
  await expect.poll(() => regiao.textContent).toBe('0 prazos')
})

test('retirar a desistência que já não há diz isso, e a lista se lê de novo', async () => {
  const desistencia = { motivo: 'Mudou de cidade.', em: '2026-11-20T15:30:00.000Z' }
  answer(prazo.listPrazos, { prazos: [{ ...guiaDe(8), desistencia }], nroPagina: 1, total: 1 })
  refuse(prazo.deleteDesistencia, 'API-PRA-0001')
  openPage('/portal/prazos?aba=desistidos')
  await expect.element(page.getByText('1 prazo')).toBeVisible()
  await tabela.getByRole('button', { name: 'Retirar a desistência: Guia 8' }).click()
  await expect.element(page.getByText(catalogoErros['API-PRA-0001'].texto)).toBeVisible()
  await expect.poll(() => sent(prazo.listPrazos)).toHaveLength(2)
})
