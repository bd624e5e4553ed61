import { type Exportacao, exportacao } from '@portal/contract/exportacao.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sem } from '../pacienteInativo/inativos.fixture.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'

const pronta: Exportacao = {
  numero: 3,
  operacao: 'pesquisa.exportGuias',
  pedido: {
    operacao: 'pesquisa.exportGuias',
    entrada: { dataInicio: '2025-01-01', dataFim: '2025-12-31', statusTiss: '8' },
  },
  estado: 'pronta',
  linhas: 12_000,
  total: 12_000,
  nome: 'guias-01-01-2025-a-31-12-2025.xlsx',
  bytes: 600_000,
  recusa: null,
  criadaEm: '2026-11-21T11:00:00.000Z',
  expiraEm: '2026-11-22T11:05:00.000Z',
}
const fazendo: Exportacao = { ...pronta, numero: 4, estado: 'fazendo', linhas: 3100, nome: null, bytes: null }
const falhou: Exportacao = {
  ...fazendo,
  numero: 5,
  estado: 'falhou',
  operacao: 'financeiro.exportDemonstrativo',
  pedido: {
    operacao: 'financeiro.exportDemonstrativo',
    entrada: { tipoBuscaEnum: 'PERIODO', dataFinal: '2026-10-20' },
  },
}

const endereco = '/portal/arquivos/meus'
const item = (estado: string) => page.getByRole('listitem').filter({ hasText: estado })
const andamento = (palavras: string) => page.getByRole('status').filter({ hasText: palavras })

beforeEach(() => {
  answer(exportacao.listExportacoes, [falhou, fazendo, pronta])
  answer(exportacao.deleteExportacao, { ok: true })
  answer(exportacao.createExportacao, fazendo)
  answerFile(exportacao.getExportacao, 'planilha', 'guias.xlsx')
})

describePage('ExportacoesPage', {
  open: () => openPage(endereco),
  chamada: exportacao.listExportacoes,
  espera: 'Carregando os arquivos',
  pronto: item('Sendo feito'),
})

test('vazio diz o que aparece aqui', async () => {
  answer(exportacao.listExportacoes, [])
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nenhum arquivo guardado' })).toBeVisible()
})

test('diz de cada um o que é, com que foi pedido e até quando fica; o andamento em linhas, contado de quarto em quarto', async () => {
  openPage(endereco)
  const read = async (estado: string) => {
    await expect.element(item(estado)).toBeVisible()
    return item(estado).element().textContent.replaceAll('\u00a0', ' ')
  }
  expect(await read('Pronto')).toMatch(
    /Liberadas de 01\/01\/2025 até 31\/12\/2025, com 1 outro filtro\..*guias-01-01-2025-a-31-12-2025\.xlsx, 12\.000 linhas\. Fica aqui até 22\/11\/2026 08:05/,
  )
  expect(await read('Não foi feito')).toMatch(/Demonstrativo de pagamento.*Pagamento fechado em 20\/10\/2026/)
  const barra = page.getByRole('progressbar', { name: 'Gerando a planilha' })
  await expect.element(barra).toHaveTextContent('Gerando a planilha3.100 de 12.000 linhas · 26%')
  await expect.element(andamento('Guias da pesquisa: 25% feito')).toBeInTheDocument()
  // It is asked again by itself, until nothing is being made.
  answer(exportacao.listExportacoes, [{ ...fazendo, ...pronta, numero: 4 }])
  await expect.element(andamento('Guias da pesquisa: pronto')).toBeInTheDocument()
  await expect.element(barra).not.toBeInTheDocument()
})

test('baixa, cancela, remove e tenta de novo, pelo teclado', async () => {
  openPage(endereco)
  await expect.element(item('Pronto')).toBeVisible()
  item('Pronto')
    .getByRole('button', { name: /^Baixar/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('guias.xlsx está nos seus downloads.').first()).toBeVisible()
  expect(sent(exportacao.getExportacao)).toMatchObject([{ query: { numero: 3 } }])
  item('Não foi feito')
    .getByRole('button', { name: /^Tentar de novo/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent(exportacao.createExportacao))
    .toMatchObject([{ body: { pedido: falhou.pedido } }])
  // Not on what would cancel it.
  await expect.element(item('Não foi feito')).toHaveFocus()
  answer(exportacao.deleteExportacao, () => {
    answer(exportacao.listExportacoes, [pronta])
    return { ok: true } as const
  })
  const cancelar = item('Sendo feito').getByRole('button', { name: /^Cancelar/ })
  await expect.element(cancelar).not.toHaveAttribute('data-espera')
  cancelar.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(exportacao.deleteExportacao)).toMatchObject([{ query: { numero: 4 } }])
  await expect.element(item('Sendo feito')).not.toBeInTheDocument()
  await expect.element(page.getByText('A planilha não será feita.').first()).toBeVisible()
  refuse(exportacao.deleteExportacao, 'API-EXP-0001')
  await item('Pronto')
    .getByRole('button', { name: /^Remover/ })
    .click()
  expect(sent(exportacao.deleteExportacao)).toHaveLength(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover arquivo' }).click()
  await expect.element(page.getByText('Arquivo não encontrado').first()).toBeVisible()
})

test('diz por que foi recusada; o que fica pronto não é removido pela tecla que ia cancelar', async () => {
  answer(exportacao.listExportacoes, [{ ...falhou, recusa: 'API-FIN-0001' }, fazendo])
  openPage(endereco)
  await expect.element(item('Não foi feito')).toBeVisible()
  expect(item('Não foi feito').element().textContent).toContain('Nenhum pagamento até esta data. Nenhum')
  const cancelar = item('Sendo feito').getByRole('button', { name: /^Cancelar/ })
  cancelar.element().focus()
  answer(exportacao.listExportacoes, [{ ...pronta, numero: 4 }])
  const remover = item('Pronto').getByRole('button', { name: /^Remover/ })
  await expect.element(remover).toBeVisible()
  await expect.element(remover).not.toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent(exportacao.deleteExportacao)).toEqual([])
})

test.each([
  [5001, true],
  [5000, false],
])('uma planilha de %i linhas fica guardada: %s', async (linhas, isGuardada) => {
  answer(pacienteInativo.getTotal, { total: 1, naoCientes: 1 })
  answer(pacienteInativo.listPacientes, { pacientesInativos: [sem], proximo: null })
  answerFile(pacienteInativo.exportPacientes, 'planilha', 'report.xlsx', { 'x-total-linhas': String(linhas) })
  const { address } = openPage('/portal/beneficiarioInativo')
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  if (!isGuardada) {
    await expect.element(page.getByText('report.xlsx está nos seus downloads.').first()).toBeVisible()
    expect(sent(exportacao.createExportacao)).toEqual([])
    return
  }
  await expect
    .poll(() => sent(exportacao.createExportacao).map(({ body }) => body))
    .toEqual([{ pedido: { operacao: 'pacienteInativo.exportPacientes', entrada: { opcao: 'TODOS' } } }])
  await page.getByRole('button', { name: 'Ver meus arquivos' }).first().click()
  await expect.poll(address).toBe(endereco)
})
