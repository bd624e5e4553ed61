import { catalogoErros } from '@portal/contract/errors.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { com, outraSem, sem } from './inativos.fixture.ts'

const tabela = page.getByRole('table', { name: 'Guias de beneficiários inativos' })
const aba = (nome: string) => page.getByRole('tab', { name: nome, exact: true })
const listas = { TODOS: [sem, com], NAO_CIENTES: [sem], CIENTES: [com] } as const
/** The end's day has a column of its own: under the status stands what to do. */
const PASSO =
  'Informe a data do que foi realizado até 31/10/2026, assine e encaminhe; o que não foi feito se diz ao encaminhar.'
const asked = () => sent(pacienteInativo.listPacientes).map(({ query }) => query.opcao)

beforeEach(() => {
  answer(pacienteInativo.getTotal, { total: 12, naoCientes: 5 })
  answer(pacienteInativo.listPacientes, ({ query }) => ({ pacientesInativos: listas[query.opcao] }))
  answer(pacienteInativo.acknowledgePendentes, {})
})

describePage('BeneficiarioInativoPage', {
  open: () => openPage('/portal/beneficiarioInativo'),
  chamada: pacienteInativo.listPacientes,
  espera: 'Carregando beneficiários inativos',
  pronto: tabela,
})

test('cada linha diz a guia, de quem, quando o plano terminou, a situação e quem deu a ciência', async () => {
  answer(pacienteInativo.listPacientes, { pacientesInativos: [sem, outraSem, com] })
  openPage('/portal/beneficiarioInativo')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela)).toEqual([
    ['Guia 700001', 'Mariana Alves Ribeiro', '31/10/2026', 'Sem ciência', `Autorizada${PASSO}`],
    ['Guia 700002', 'Otávio Nunes', '—', 'Sem ciência', 'Senha liberadaPaciente sem cobertura'],
    ['Guia 700003', 'Rosa Lima', '31/10/2026', '20/11/2026 12:30', `Autorizada${PASSO}`],
  ])
  await page.viewport(360, 740)
  const frase = tabela.getByRole('cell').filter({ hasText: PASSO }).first()
  // A sentence has the card's whole width, not half of it with nothing beside.
  await expect.poll(() => frase.element().getBoundingClientRect().width).toBeGreaterThan(280)
})

test('as abas contam todas, as que esperam e as outras, e cada uma pede a sua lista', async () => {
  const { address } = openPage('/portal/beneficiarioInativo')
  await expect.element(aba('Todas 12')).toHaveAttribute('aria-selected', 'true')
  aba('Todas 12').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(aba('Sem ciência 5')).toHaveFocus()
  await expect.poll(address).toBe('/portal/beneficiarioInativo?opcao=semCiencia')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(aba('Com ciência 7')).toHaveFocus()
  await expect.poll(address).toBe('/portal/beneficiarioInativo?opcao=comCiencia')
  await expect.poll(() => readRows(tabela).map(([guia]) => guia)).toEqual(['Guia 700003'])
  expect(asked()).toEqual(['TODOS', 'NAO_CIENTES', 'CIENTES'])
})

test.each([
  ['', 'Nenhum beneficiário inativo'],
  ['?opcao=semCiencia', 'Nenhuma guia espera a sua ciência'],
  ['?opcao=comCiencia', 'Nenhuma ciência dada'],
])('vazio em "%s": %s', async (busca, titulo) => {
  answer(pacienteInativo.listPacientes, {})
  openPage(`/portal/beneficiarioInativo${busca}`)
  await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exportar Excel' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a lista continua pelo cursor, na mesma aba', async () => {
  answer(pacienteInativo.listPacientes, ({ body }) =>
    body?.cursor ? { pacientesInativos: [outraSem] } : { pacientesInativos: [sem], proximo: 'pagina-2' },
  )
  openPage('/portal/beneficiarioInativo?opcao=semCiencia')
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(page.getByText('Fim da lista: 2 guias')).toBeVisible()
  expect(sent(pacienteInativo.listPacientes)).toEqual([
    expect.objectContaining({ query: { opcao: 'NAO_CIENTES' }, body: {} }),
    expect.objectContaining({ query: { opcao: 'NAO_CIENTES' }, body: { cursor: 'pagina-2' } }),
  ])
})

test.each([
  ['', 'TODOS'],
  ['?opcao=semCiencia', 'NAO_CIENTES'],
  ['?opcao=comCiencia', 'CIENTES'],
])('a planilha de "%s" é da lista %s', async (busca, opcao) => {
  answerFile(pacienteInativo.exportPacientes, 'planilha', 'report.xlsx')
  openPage(`/portal/beneficiarioInativo${busca}`)
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  await expect.element(page.getByText('report.xlsx está nos seus downloads.')).toBeVisible()
  expect(sent(pacienteInativo.exportPacientes).map(({ query }) => query)).toEqual([{ opcao }])
})

test('dá ciência de uma na linha, e tudo o que a mostra se lê de novo', async () => {
  openPage('/portal/beneficiarioInativo')
  const dar = tabela.getByRole('button', { name: 'Dar ciência: guia 700001' })
  await expect.element(dar).toBeVisible()
  expect(tabela.getByRole('button', { name: 'Dar ciência: guia 700003' }).elements()).toEqual([])
  // Only where all of them wait are several chosen.
  expect(tabela.getByRole('checkbox').elements()).toEqual([])
  answer(pacienteInativo.listPacientes, { pacientesInativos: [com] })
  answer(pacienteInativo.getTotal, { total: 12, naoCientes: 4 })
  await dar.click()
  await expect.element(page.getByText('Ciência registrada')).toBeVisible()
  expect(sent(pacienteInativo.acknowledgePendentes).map(({ body }) => body)).toEqual([
    { numerosFicha: [700001] },
  ])
  await expect.element(aba('Sem ciência 4')).toBeVisible()
  await expect.poll(() => readRows(tabela)).toHaveLength(1)
})

test('uma recusa diz por quê, e a linha continua à espera', async () => {
  refuse(pacienteInativo.acknowledgePendentes, 'API-GTO-0001')
  openPage('/portal/beneficiarioInativo')
  await tabela.getByRole('button', { name: 'Dar ciência: guia 700001' }).click()
  await expect.element(page.getByText(catalogoErros['API-GTO-0001'].texto)).toBeVisible()
  await expect.element(tabela.getByRole('button', { name: 'Dar ciência: guia 700001' })).toBeVisible()
})

test('da linha se abre a guia', async () => {
  refuseGuia()
  const aberta = openPage('/portal/beneficiarioInativo')
  await tabela.getByRole('button', { name: 'Abrir: guia 700003' }).click()
  await expectMissing(aberta, '/portal/guia/700003')
})
