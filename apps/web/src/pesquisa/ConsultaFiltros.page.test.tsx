import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { enterWith, openPage } from '../testing/open.tsx'
import { autorizada, opcoes, paciente } from './guias.fixture.ts'

const filtros = page.getByRole('list', { name: 'Filtros' })
const filtro = (texto: string) => filtros.getByRole('listitem').filter({ hasText: texto })
const tirar = (texto: string) => filtros.getByRole('button', { name: `Tirar ${texto}`, exact: true })
const de = page.getByLabelText('Liberada de (opcional)')
const ate = page.getByLabelText('Até (opcional)')
const numero = page.getByLabelText('Número da guia (opcional)')
const campoPaciente = page.getByRole('searchbox', { name: 'Paciente' })
const pesquisar = page.getByRole('button', { name: 'Pesquisar' })
const mais = page.getByRole('button', { name: /^Mais filtros/ })
const situacao = page.getByRole('button', { name: /^Situação/ })
const tabela = page.getByRole('table', { name: 'Guias encontradas' })

const searched = () => sent(pesquisa.searchGuias).map(({ body }) => body)
const dias = { dataInicio: '2026-10-22', dataFim: '2026-11-21' }

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada] })
  answer(elegibilidade.searchAssociado, { associados: [paciente] })
  answer(elegibilidade.getAssociado, paciente)
})

test('sem nada pedido valem os últimos 30 dias, que não se tiram', async () => {
  openPage('/portal/consultaGTOs')
  await expect.element(campoPaciente).toHaveFocus()
  await expect.element(filtro('Últimos 30 dias')).toBeVisible()
  await expect.element(filtros.getByRole('button')).not.toBeInTheDocument()
  await expect.element(de).toHaveValue('22/10/2026')
  await expect.element(ate).toHaveValue('21/11/2026')
  expect(searched()).toEqual([dias])
})

test('cada filtro vai à pesquisa e ao endereço com o seu nome, e o botão conta os que esconde', async () => {
  const { address } = openPage('/portal/consultaGTOs')
  await mais.click()
  await page.getByLabelText('Especialidade (opcional)').selectOptions('Endodontia')
  await page.getByLabelText('Tipo de guia (opcional)').selectOptions('Urgência')
  await situacao.click()
  await page.getByRole('dialog').getByText('Senha liberada', { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(situacao).toHaveFocus()
  await expect.element(situacao).toHaveAccessibleName('Situação (opcional) Senha liberada')
  await expect.element(mais).toHaveTextContent('Mais filtros (3)')
  await pesquisar.click()
  await expect.element(filtro('Senha liberada')).toBeVisible()
  expect(address()).toBe(
    '/portal/consultaGTOs?especialidade=3&tipo=15&situacao=%228%22&de=2026-10-22&ate=2026-11-21',
  )
  expect(searched()).toEqual([
    dias,
    { codigoEspecialidade: 3, codigoTipoAtendimento: 15, statusTiss: '8', ...dias },
  ])
  expect(
    filtros
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['De 22/10/2026 a 21/11/2026', 'Endodontia', 'Urgência', 'Senha liberada'])
  await expectAccessible()
})

test('mais de uma situação se conta, e cada uma se tira sozinha; o que se tirou volta', async () => {
  const { address } = openPage('/portal/consultaGTOs?situacao=5,8&especialidade=3')
  await mais.click()
  await expect.element(situacao).toHaveAccessibleName('Situação (opcional) 2 situações')
  await tirar('Aguardando documentação').click()
  await expect.poll(address).toBe('/portal/consultaGTOs?especialidade=3&situacao=%228%22')
  await expect.element(situacao).toHaveAccessibleName('Situação (opcional) Senha liberada')
  await expect.element(page.getByText('Filtro retirado: Aguardando documentação')).toBeVisible()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(address).toBe('/portal/consultaGTOs?situacao=5%2C8&especialidade=3')
  expect(searched().map((body) => body?.statusTiss)).toEqual(['5,8', '8'])
})

test('desmarcar a única situação volta a todas', async () => {
  openPage('/portal/consultaGTOs?situacao=8&especialidade=3')
  await mais.click()
  await situacao.click()
  await page.getByRole('dialog').getByText('Senha liberada', { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(situacao).toHaveAccessibleName('Situação (opcional) Todas')
  await pesquisar.click()
  await expect
    .poll(searched)
    .toEqual([{ codigoEspecialidade: 3, statusTiss: '8' }, { codigoEspecialidade: 3 }])
})

test('as guias de um paciente se pesquisam sem datas e sem pôr o cartão no endereço', async () => {
  const { address } = openPage('/portal/consultaGTOs')
  await expect.element(campoPaciente).toHaveFocus()
  await userEvent.keyboard('500.000.001{Enter}')
  await expect.element(filtro('Paciente: Mariana Alves Ribeiro')).toBeVisible()
  expect(address()).toBe(`/portal/consultaGTOs?paciente=${paciente.chave}`)
  expect(sent(elegibilidade.searchAssociado).map(({ body }) => body)).toEqual([{ termo: '500.000.001' }])
  expect(searched()).toEqual([dias, { chave: paciente.chave }])
  await tirar('Paciente: Mariana Alves Ribeiro').click()
  await expect.poll(address).toBe('/portal/consultaGTOs')
})

test.each([
  ['CONSULTA_GTO', '/portal/consultaGTOs'],
  ['CANCELA_GTO', '/portal/cancelamentoGTO'],
] as const)('a quem tem só %s, %s diz de que paciente são as guias', async (funcao, tela) => {
  enterWith([funcao])
  openPage(`${tela}?paciente=${paciente.chave}`)
  await expect.element(filtro('Paciente: Mariana Alves Ribeiro')).toBeVisible()
  await expect.element(tabela).toBeVisible()
})

test.each([1366, 360])(
  'a %i px um só botão pesquisa tudo, também o paciente que se escreveu',
  async (largura) => {
    await page.viewport(largura, 740)
    const { address } = openPage('/portal/consultaGTOs')
    await expect.element(campoPaciente).toBeVisible()
    expect(campoPaciente.element().getBoundingClientRect().width).toBeGreaterThan(180)
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }))
      .not.toBeInTheDocument()
    await campoPaciente.fill('500.000.001')
    await pesquisar.click()
    await expect.element(filtro('Paciente: Mariana Alves Ribeiro')).toBeVisible()
    // Found once: the other filters are searched with it, and nobody anew.
    if (largura === 360) {
      await expect.element(numero).not.toBeVisible()
      await page.getByRole('button', { name: 'Mais filtros' }).click()
    }
    await numero.fill('700.001')
    await pesquisar.click()
    await expect.element(filtro('Guia 700001')).toBeVisible()
    expect(address()).toBe(`/portal/consultaGTOs?paciente=${paciente.chave}&guia=700001`)
    expect(sent(elegibilidade.searchAssociado)).toHaveLength(1)
    expect(searched().at(-1)).toEqual({ chave: paciente.chave, numeroFicha: 700001 })
  },
)

test('sem filtro nenhum não pesquisa: diz o que falta e leva ao campo', async () => {
  openPage('/portal/consultaGTOs')
  await de.fill('')
  await ate.fill('')
  await pesquisar.click()
  const resumo = page.getByRole('link', { name: 'Informe ao menos um filtro para pesquisar.' })
  await expect.element(resumo).toBeVisible()
  expect(document.title).toMatch(/^Erro: /)
  await expect
    .element(de)
    .toHaveAccessibleDescription(expect.stringContaining('Informe ao menos um filtro para pesquisar.'))
  await expectAccessible()
  await resumo.click()
  await expect.element(de).toHaveFocus()
  expect(searched()).toEqual([dias])
})

test.each([
  ['a guia de dígitos demais', numero, '1234567890123', numero, 'O número da guia tem até 12 dígitos.'],
  [
    'a guia com letras, sem perder o que foi escrito',
    numero,
    '700001380a',
    numero,
    'O número da guia tem só algarismos, como 700001380.',
  ],
  ['o começo que não existe', de, '31/02/2026', de, 'Informe uma data inicial que exista, como 02/03/2026.'],
  ['o fim que falta', ate, '', ate, 'Informe as datas inicial e final do período.'],
  ['o fim antes do começo', ate, '21/10/2026', de, 'A data inicial não pode ser posterior à data final.'],
  ['mais de doze meses', de, '20/11/2025', ate, 'Escolha um período de até 12 meses.'],
])('recusa no seu campo %s', async (_nome, campo, texto, culpado, mensagem) => {
  openPage('/portal/consultaGTOs')
  await campo.fill(texto)
  await pesquisar.click()
  await expect.element(page.getByRole('alert').getByRole('link', { name: mensagem })).toBeVisible()
  await expect.element(culpado).toHaveAccessibleDescription(expect.stringContaining(mensagem))
  await expect.element(campo).toHaveValue(texto)
  expect(searched()).toEqual([dias])
})

test('um período longo demais se diz enquanto está escrito, antes de pesquisar, e some quando se corrige', async () => {
  openPage('/portal/consultaGTOs')
  await de.fill('20/11/2025')
  await userEvent.tab()
  await expect
    .element(ate)
    .toHaveAccessibleDescription(expect.stringContaining('Escolha um período de até 12 meses.'))
  await de.fill('21/11/2025')
  await userEvent.tab()
  await expect.element(page.getByText('Escolha um período de até 12 meses.')).not.toBeInTheDocument()
  await pesquisar.click()
  await expect.poll(searched).toEqual([dias, { dataInicio: '2025-11-21', dataFim: '2026-11-21' }])
})

test('o período se tira, e os campos seguem o endereço', async () => {
  openPage('/portal/consultaGTOs?tipo=15&de=2026-01-01&ate=2026-01-31')
  await expect.element(de).toHaveValue('01/01/2026')
  await tirar('De 01/01/2026 a 31/01/2026').click()
  await expect.element(de).toHaveValue('')
  await expect.element(ate).toHaveValue('')
  await expect.element(tabela).toBeVisible()
  expect(searched().at(-1)).toEqual({ codigoTipoAtendimento: 15 })
})

test.each([
  ['especialidade=3', /^Confira o período/],
  ['guia=1380', /^A guia se acha pelo número inteiro/],
  [`paciente=${paciente.chave}`, /^Todas as guias do paciente foram procuradas/],
])('sem guias com %s, diz o que disso pode estar errado', async (busca, dito) => {
  answer(pesquisa.searchGuias, {})
  openPage(`/portal/consultaGTOs?${busca}`)
  await expect.element(page.getByText(dito)).toBeVisible()
})
