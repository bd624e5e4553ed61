import { conciliacao } from '@portal/contract/conciliacao.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mesa } from '../conciliacao/conciliacao.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import {
  answerDemonstrativo,
  BRUNO,
  clinica,
  depositado,
  guiaGlosada,
  principal,
  publicado,
  umDentista,
} from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento'
const inteira = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
const glosadas = page.getByRole('table', { name: 'Guias com glosa' })
const guia = (numero: number) => glosadas.getByRole('button', { name: `Guia ${numero}` })
const filtro = page.getByRole('checkbox', { name: 'Só com glosa' })
const vazia = page.getByRole('heading', { name: 'Nenhuma glosa neste pagamento' })
const semGlosa = {
  ...clinica,
  unidades: clinica.unidades.map((unidade) => ({
    ...unidade,
    dentistas: unidade.dentistas.map((dentista) => ({ ...dentista, guiasComGlosa: 0 })),
  })),
  repasse: publicado,
}

beforeEach(answerDemonstrativo)

test('só com glosa, pelo teclado: as guias glosadas já abertas, no endereço, e o foco não sai do filtro', async () => {
  const { address } = openPage(endereco)
  await expect.element(inteira).toBeVisible()
  filtro.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(guia(700_001)).toHaveAttribute('aria-expanded', 'true')
  expect(address()).toBe(`${endereco}?glosa=sim`)
  await expect.element(filtro).toHaveFocus()
  await expect.element(inteira).not.toBeInTheDocument()
  await expect.element(glosadas.getByText(/Radiografia final não enviada/)).toBeVisible()
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([
    { dataFinal: '2026-11-20' },
    { dataFinal: '2026-11-20', soGlosa: true },
  ])
  const conta = page.getByRole('status').filter({ hasText: 'com glosa' })
  await expect
    .element(conta)
    .toHaveTextContent(
      '2 de 6 guias com glosa, R$ 175,00 nelas. Os totais acima, o papel, o PDF e o Excel são de todas.',
    )
  await expectAccessible()
  await userEvent.keyboard(' ')
  await expect.element(inteira).toBeVisible()
  expect(address()).toBe(endereco)
  await expect.element(conta).not.toBeInTheDocument()
})

test('de vários dentistas cada guia diz de quem é, e a lista segue onde a página acabou', async () => {
  answer(financeiro.searchPeriodo, ({ query }) => ({
    ...clinica,
    repasse: publicado,
    guias: [{ ...guiaGlosada, nomeDentista: 'Ana Prado', numeroFicha: query.cursor ? 700_003 : 700_001 }],
    proximo: query.soGlosa && !query.cursor ? 'p2' : null,
  }))
  openPage(`${endereco}?glosa=sim`)
  await expect.element(guia(700_001)).toBeVisible()
  expect(readRows(glosadas)[0]?.[0]).toMatch(/^Guia 700001Helena Prado · Ana Prado · lote 20261013/)
  await glosadas.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(guia(700_003)).toHaveAttribute('aria-expanded', 'true')
  expect(sent(financeiro.searchPeriodo).at(-1)?.query).toEqual({
    dataFinal: '2026-11-20',
    soGlosa: true,
    cursor: 'p2',
  })
})

test('de um só dentista, as guias glosadas não repetem de quem são', async () => {
  answer(financeiro.searchPeriodo, {
    ...umDentista,
    repasse: publicado,
    guias: [{ ...guiaGlosada, nomeDentista: 'Ana Prado' }],
  })
  openPage(`${endereco}?glosa=sim`)
  await expect.element(guia(700_001)).toBeVisible()
  expect(readRows(glosadas)[0]?.[0]).toMatch(/^Guia 700001Helena Prado · lote/)
})

test('de outro pagamento e de quem se escolhe são também só as glosas', async () => {
  const { address } = openPage(`${endereco}?glosa=sim`)
  await expect.element(guia(700_001)).toBeVisible()
  await page.getByRole('combobox', { name: 'De quem' }).selectOptions(String(BRUNO))
  await expect.poll(address).toMatch(new RegExp(`glosa=sim&dentistas=.*${BRUNO}`))
  await expect
    .poll(() => sent(financeiro.searchPeriodo).at(-1)?.query)
    .toEqual({ dataFinal: '2026-11-20', codDentistasSelecionados: String(BRUNO), soGlosa: true })
  await expect.element(filtro).toBeChecked()
})

test('um pagamento sem glosa diz que não há nenhuma', async () => {
  answer(financeiro.searchPeriodo, semGlosa)
  openPage(`${endereco}?glosa=sim`)
  await expect.element(vazia).toBeVisible()
  await expect
    .element(page.getByRole('status').getByText('Nenhuma glosa neste pagamento.'))
    .toBeInTheDocument()
  await expect.element(filtro).toBeChecked()
  await expectAccessible()
})

test('a vista guarda de que pagamento, de quem e que são só as glosas', async () => {
  openPage(`${endereco}?dataFinal=2026-10-20&dentistas=${BRUNO}&glosa=sim`)
  await expect.element(guia(700_001)).toBeVisible()
  await page.getByRole('button', { name: 'Vistas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  await expect
    .element(
      page.getByRole('dialog').getByText(/Pagamento fechado em 20\/10\/2026.*Bruno Reis.*Só com glosa/),
    )
    .toBeVisible()
})

/** The reconciliation, with the focus on the first of its runs that was denied something. */
async function openMesa() {
  answer(financeiro.getCodigoPrincipal, { ...principal, repasses: [depositado] })
  answer(conciliacao.getConciliacao, { ...mesa, sugestoes: [] })
  answer(conciliacao.listDepositos, { depositos: [], proximo: null })
  const aberta = openPage(`${endereco}?aba=conciliacao`)
  const caminho = page.getByRole('link', { name: /Ver glosas/ }).first()
  await expect.element(caminho).toBeVisible()
  caminho.element().focus()
  await userEvent.keyboard('r')
  return aberta
}

test('R, na conciliação, leva à primeira guia glosada do pagamento', async () => {
  const { address } = await openMesa()
  await expect.element(guia(700_001)).toHaveFocus()
  expect(address()).toBe(`${endereco}?dataFinal=2026-10-20&glosa=sim#glosas`)
  await filtro.click()
  await expect.poll(address).toBe(`${endereco}?dataFinal=2026-10-20`)
  await expect.element(filtro).toHaveFocus()
})

test('R leva ao filtro onde nada do que se vê foi glosado', async () => {
  answer(financeiro.searchPeriodo, semGlosa)
  await openMesa()
  await expect.element(vazia).toBeVisible()
  await expect.element(filtro).toHaveFocus()
})
