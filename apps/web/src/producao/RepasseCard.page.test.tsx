import { financeiro } from '@portal/contract/financeiro.ts'
import { producao } from '@portal/contract/producao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { plainText } from '../testing/plainText.ts'
import { readRows } from '../testing/readRows.ts'
import { repasses } from './producao.fixture.ts'

const titulo = page.getByRole('heading', { name: 'Repasse', exact: true })
const figura = page.getByRole('figure', { name: 'Repasse, por mês' })
const barras = figura.getByRole('group', { name: 'Repasse' }).getByRole('button')

beforeEach(() => {
  answerHome()
  answer(producao.getEvolucaoRepasse, { liquido: true, meses: repasses })
})

test('cada mês diz o valor e quando se paga, e em cima da barra os milhares', async () => {
  openPage('/portal')
  await expect.element(page.getByText('Valor líquido de cada pagamento, em milhares de reais.')).toBeVisible()
  expect(barras.elements().map(plainText)).toEqual([
    'setembro de 2026: R$ 12.345,67, pagamento em 10/09/202612,3set',
    'outubro de 2026: −R$ 80,00, pagamento em 09/10/2026-0,1out',
    'novembro de 2026: R$ 999,90, pagamento previsto para 10/11/20261,0nov',
  ])
  // What is still to be paid is drawn as open; the heights follow the values, a debit has none.
  const desenhos = barras.elements().map((barra) => barra.querySelector('[style]'))
  expect(desenhos.map((desenho) => desenho?.getAttribute('style'))).toEqual([
    'height: 100%;',
    'height: 0%;',
    'height: 8%;',
  ])
  expect(desenhos.map((desenho) => desenho?.hasAttribute('data-aberto'))).toEqual([false, false, true])
  expect(sent(producao.getEvolucaoRepasse).map(({ query }) => query)).toEqual([{ quantidadeMeses: 12 }])
})

test('a tabela diz o mesmo, e o foco fica no botão que a mostra', async () => {
  openPage('/portal')
  await figura.getByRole('button', { name: 'Ver em tabela' }).click()
  const tabela = figura.getByRole('table', { name: 'Repasse, por mês' })
  expect(readRows(tabela)).toEqual([
    ['setembro de 2026', 'R$ 12.345,67, pagamento em 10/09/2026'],
    ['outubro de 2026', '−R$ 80,00, pagamento em 09/10/2026'],
    ['novembro de 2026', 'R$ 999,90, pagamento previsto para 10/11/2026'],
  ])
  await expect.element(tabela.getByRole('columnheader', { name: 'Valor' })).toBeVisible()
  await expectAccessible()
  await expect.element(figura.getByRole('button', { name: 'Ver o gráfico' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(barras.first()).toBeVisible()
})

test('o mês abre o demonstrativo do seu fechamento, só com o teclado', async () => {
  answer(financeiro.getCodigoPrincipal, {})
  answer(financeiro.searchPeriodo, {})
  const { address } = openPage('/portal')
  await expect.element(barras.last()).toBeVisible()
  barras.last().element().focus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.poll(address).toBe('/portal/demonstrativoPagamento?dataFinal=2026-09-18')
  await expect
    .poll(() => sent(financeiro.searchPeriodo).map(({ query }) => query.dataFinal))
    .toEqual(['2026-09-18'])
})

test('de parte da clínica não se diz líquido', async () => {
  answer(producao.getEvolucaoRepasse, { liquido: false, meses: repasses })
  openPage('/portal')
  await expect
    .element(
      page.getByText(
        'O que foi liberado dos eventos que você vê, antes dos descontos, em milhares de reais.',
      ),
    )
    .toBeVisible()
})

test('sem pagamento nenhum, o diz', async () => {
  answer(producao.getEvolucaoRepasse, {})
  openPage('/portal')
  await expect.element(page.getByText('Nenhum pagamento publicado nos últimos doze meses.')).toBeVisible()
  await expect.element(figura).not.toBeInTheDocument()
})

test('espera, falha e se pede de novo', async () => {
  const mend = refuse(producao.getEvolucaoRepasse, 'API-GEN-0005')
  const release = hold(producao.getEvolucaoRepasse)
  openPage('/portal')
  await expect.element(page.getByRole('status', { name: 'Carregando repasse' })).toBeVisible()
  release()
  const tentar = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(tentar).toBeVisible()
  mend()
  await tentar.click()
  await expect.element(figura).toBeVisible()
})

test('a quem não vê o demonstrativo, o início não tem o repasse nem o pede', async () => {
  openPage('/portal', { permissoes: permissoesSem('DEMONSTRATIVO') })
  await expect.element(page.getByRole('heading', { name: 'Produção em doze meses' })).toBeVisible()
  await expect.element(titulo).not.toBeInTheDocument()
  expect(sent(producao.getEvolucaoRepasse)).toEqual([])
})
