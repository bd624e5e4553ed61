import { cadastro } from '@portal/contract/cadastro.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { readRows } from '../testing/readRows.ts'

const CORPO = '/portal/atualizacaoCadastral?aba=corpoClinico'
const tabela = page.getByRole('table', { name: 'Corpo clínico' })
const painel = page.getByRole('tabpanel')

const marcelo = {
  codigoDentista: 1,
  nome: 'Marcelo Yamada',
  cro: '54321',
  uf: 'SP',
  cbo: '223208',
  unidade: 'Unidade Centro',
  credenciado: true,
} as const
const saiu = {
  codigoDentista: 2,
  nome: 'Rita Lopes',
  cro: '999',
  uf: 'RJ',
  cbo: '223212',
  unidade: null,
  credenciado: false,
} as const

beforeEach(() => {
  answer(cadastro.listCorpoClinico, ({ query }) => (query.descredenciados ? [marcelo, saiu] : [marcelo]))
  answer(credenciado.listEspecialidades, [
    { codigoEspecialidade: 1, nome: 'Clínica geral' },
    { codigoEspecialidade: 5, nome: 'Endodontia' },
  ])
  answer(credenciado.getInfo, {
    codigoCredenciado: 100001,
    tipoPessoa: 'J',
    documento: '12ABC34501DE35',
    ufCro: 'SP',
    cro: '1234',
    cnes: '7654321',
    municipio: 'São Paulo',
    uf: 'SP',
  })
})

test('o registro e as especialidades, que só a operadora muda', async () => {
  openPage(CORPO)
  await expect.element(painel.getByText('Endodontia')).toBeVisible()
  expect(readDescriptions(painel)).toEqual([
    ['Código', '100001'],
    ['CNPJ', '12.ABC.345/01DE-35'],
    ['CRO', 'SP 1234'],
    ['CNES', '7654321'],
    ['Município', 'São Paulo (SP)'],
  ])
  const itens = painel.getByRole('listitem').elements()
  expect(itens.map((item) => item.textContent)).toEqual(['Clínica geral', 'Endodontia'])
})

test('de uma pessoa, o CPF não aparece inteiro', async () => {
  answer(credenciado.getInfo, { tipoPessoa: 'F', documento: '12345678901' })
  openPage(CORPO)
  await expect.element(tabela).toBeVisible()
  expect(readDescriptions(painel)[1]).toEqual(['CPF', '***.456.789-**'])
})

test('quem está no corpo clínico; quem saiu, só quando se pede', async () => {
  openPage(CORPO)
  await expect.element(tabela).toBeVisible()
  const linha = ['Marcelo Yamada', 'SP 54321', '223208', 'Unidade Centro', 'Credenciado']
  expect(readRows(tabela)).toEqual([linha])
  const todos = page.getByRole('checkbox', { name: 'Mostrar também quem saiu' })
  await todos.click()
  await expect.element(tabela.getByText('Rita Lopes')).toBeVisible()
  expect(readRows(tabela)).toEqual([linha, ['Rita Lopes', 'RJ 999', '223212', '—', 'Descredenciado']])
  await expectAccessible()
  await todos.click()
  await expect.element(tabela.getByText('Rita Lopes')).not.toBeInTheDocument()
  expect(sent(cadastro.listCorpoClinico).map(({ query }) => query)).toMatchObject([
    {},
    { descredenciados: true },
  ])
})

test('sem especialidade nem dentista, a tela diz a quem se pede', async () => {
  answer(cadastro.listCorpoClinico, [])
  answer(credenciado.listEspecialidades, [])
  openPage(CORPO)
  await expect.element(page.getByRole('heading', { name: 'Nenhum dentista no corpo clínico' })).toBeVisible()
  await expect.element(page.getByText('Nenhuma especialidade cadastrada.')).toBeVisible()
})

test('especialidades que não vêm não escondem o corpo clínico, e se pedem de novo', async () => {
  const mend = refuse(credenciado.listEspecialidades, 'API-GEN-0005')
  openPage(CORPO)
  await expect.element(tabela).toBeVisible()
  const falha = page.getByRole('alert').filter({ hasText: catalogoErros['API-GEN-0005'].titulo })
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(painel.getByText('Endodontia')).toBeVisible()
})
