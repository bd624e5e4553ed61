import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { producao } from '@portal/contract/producao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { readRows } from '../testing/readRows.ts'
import { beneficiarios, eventos } from './producao.fixture.ts'

const meses = (titulo: string) => page.getByRole('group', { name: titulo, exact: true }).getByRole('button')
const mes = (nome: string) => page.getByRole('button', { name: nome })
const dialogo = (nome: string) => page.getByRole('dialog', { name: nome })

const restauracao = {
  numeroFicha: 700001,
  nomeAssociado: 'Mariana Alves Ribeiro',
  codigoEvento: '85100200',
  descricao: 'Restauração em resina',
  codigoLocalizacao: '26',
  dataRealizacao: '2026-10-30',
} as const
const consulta = {
  ...restauracao,
  numeroFicha: 700002,
  nomeAssociado: 'Otávio Nunes',
  codigoEvento: '81000065',
  descricao: 'Consulta inicial',
  codigoLocalizacao: '',
  dataRealizacao: '2026-10-02',
} as const

beforeEach(() => {
  answerHome()
  answer(producao.getEventosRealizados, { meses: eventos })
  answer(producao.getBeneficiariosAtendidos, { meses: beneficiarios })
  answer(producao.listEventosRealizados, ({ body }) =>
    body.cursor ? { linhas: [consulta] } : { linhas: [restauracao], proximo: 'pagina-2' },
  )
  answer(producao.listBeneficiariosAtendidos, {
    linhas: [{ nomeAssociado: 'Rosa Lima', eventos: 4, ultimaData: '2026-11-19', numeroFicha: 700003 }],
  })
})

test('cada mês diz quantos eventos, por extenso e em cima da barra', async () => {
  openPage('/portal')
  const barras = meses('Eventos realizados')
  await expect.element(barras.first()).toBeVisible()
  const lidas = barras.elements().map((barra) => barra.textContent)
  expect(lidas).toHaveLength(12)
  expect(lidas[0]).toBe('dezembro de 2025: 0 eventos0dez')
  expect(lidas[10]).toBe('outubro de 2026: 1.200 eventos1.200out')
  expect(lidas[11]).toBe('novembro de 2026: 1 evento1nov')
  // The month that runs is drawn as open.
  const abertas = barras.elements().map((barra) => barra.querySelector('[data-aberto]') !== null)
  expect(abertas.lastIndexOf(false)).toBe(10)
  expect(abertas[11]).toBe(true)
})

test('um mês abre os eventos que o fazem, página a página, sem sair do lugar', async () => {
  openPage('/portal')
  await mes('outubro de 2026: 1.200 eventos').click()
  const linhas = dialogo('Eventos realizados em outubro de 2026')
  await expect.element(linhas.getByText('1 evento até aqui')).toBeVisible()
  await linhas.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(linhas.getByText('Fim da lista: 2 eventos')).toBeVisible()
  expect(readRows(linhas.getByRole('table'))).toEqual([
    ['Guia 700001', '30/10/2026', 'Mariana Alves Ribeiro', '26 · Restauração em resina'],
    ['Guia 700002', '02/10/2026', 'Otávio Nunes', 'Consulta inicial'],
  ])
  expect(sent(producao.listEventosRealizados).map(({ body }) => body)).toEqual([
    { mes: '2026-10' },
    { mes: '2026-10', cursor: 'pagina-2' },
  ])
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(mes('outubro de 2026: 1.200 eventos')).toHaveFocus()
})

test('a outra aba conta beneficiários e abre quem são', async () => {
  openPage('/portal')
  await expect.element(meses('Eventos realizados').first()).toBeVisible()
  page.getByRole('tab', { name: 'Eventos', exact: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await mes('novembro de 2026: 12 beneficiários').click()
  const linhas = dialogo('Beneficiários atendidos em novembro de 2026')
  await expect.element(linhas.getByText('Fim da lista: 1 beneficiário')).toBeVisible()
  expect(readRows(linhas.getByRole('table'))).toEqual([['Rosa Lima', '4', '19/11/2026', 'Guia 700003']])
  expect(sent(producao.listBeneficiariosAtendidos).map(({ body }) => body)).toEqual([{ mes: '2026-11' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(mes('dezembro de 2025: 1 beneficiário')).toBeVisible()
  await page.getByRole('tab', { name: 'Eventos', exact: true }).click()
  await expect.element(meses('Eventos realizados').first()).toBeVisible()
})

test('as linhas de um mês esperam, falham e se pedem de novo; vazias, o dizem', async () => {
  answer(producao.listEventosRealizados, {})
  const mend = refuse(producao.listEventosRealizados, 'API-GEN-0005')
  const release = hold(producao.listEventosRealizados)
  openPage('/portal')
  await mes('novembro de 2026: 1 evento').click()
  const linhas = dialogo('Eventos realizados em novembro de 2026')
  await expect.element(linhas.getByRole('status', { name: 'Carregando eventos' })).toBeVisible()
  release()
  const falha = linhas.getByRole('alert').filter({ hasText: catalogoErros['API-GEN-0005'].titulo })
  await expect.element(falha).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(linhas.getByRole('heading', { name: 'Nada neste período' })).toBeVisible()
  await expectAccessible()
})

test('da linha se vai à guia; enquanto ela não vem, o foco é do título, e não do diálogo que se deixou', async () => {
  refuseGuia()
  const release = hold(guia.getGuiaDetalhada)
  const aberta = openPage('/portal')
  await mes('outubro de 2026: 1.200 eventos').click()
  await page.getByRole('link', { name: 'Guia 700001' }).click()
  await expect.element(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  release()
  await expectMissing(aberta, '/portal/guia/700001')
})

test('a quem não consulta guias, os meses só se leem', async () => {
  openPage('/portal', { permissoes: permissoesSem('CONSULTA_GTO') })
  const barra = mes('outubro de 2026: 1.200 eventos')
  await expect.element(barra).toHaveAttribute('aria-disabled', 'true')
  await barra.click({ force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(producao.listEventosRealizados)).toEqual([])
})

test('a produção espera, falha e se pede de novo, sem levar o resto da página', async () => {
  const mend = refuse(producao.getEventosRealizados, 'API-GEN-0005')
  const release = hold(producao.getEventosRealizados)
  openPage('/portal')
  await expect.element(page.getByRole('status', { name: 'Carregando eventos realizados' })).toBeVisible()
  release()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => sent(producao.getEventosRealizados).length).toBeGreaterThan(1)
  mend()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(meses('Eventos realizados').first()).toBeVisible()
})
