import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { ortodontia } from '@portal/contract/ortodontia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTratamento } from '../ortodontia/tratamento.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { answerLiberacao, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const ORTO = `${PEDIDO}&especialidade=6`
const tipos = page.getByRole('radiogroup', { name: 'Tipo de guia' })
const tipo = (nome: RegExp) => tipos.getByRole('radio', { name: nome })
const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
const prorrogacao = page.getByText('É hora de pedir a prorrogação')

const recusada = (codigoTipoAtendimento: 6 | 7 | 8 | 9, descricao: string, codigoErro: string) => ({
  codigoTipoAtendimento,
  descricao,
  permitido: false,
  codigoErro,
  possivelEm: null,
})
const consulta = { codigoTipoAtendimento: 6, descricao: 'Consulta inicial', permitido: true } as const
const inicial = recusada(7, 'Guia inicial', 'API-LIB-0023')
const manutencao = { codigoTipoAtendimento: 8, descricao: 'Manutenção', permitido: true } as const

beforeEach(() => {
  answerLiberacao()
  answer(ortodontia.getCoberturaOrto, {
    guias: [consulta, inicial, manutencao, recusada(9, 'Prorrogação', 'API-LIB-0022')],
  })
  answer(ortodontia.getInformacoesOrto, ({ query }) => ({
    tipoAtendimento: query.tipoAtendimento,
    permitido: query.tipoAtendimento === 9,
    mesesConcessao: 12,
    mesesMaximo: 24,
  }))
  answer(ortodontia.validatePrazoOrto, { tratamento: createTratamento() })
})

test('os quatro tipos dizem o que cabe agora, e o do mês já vem escolhido, com o que resta do tratamento', async () => {
  openPage(ORTO)
  await expect.element(tipo(/^Manutenção/)).toBeChecked()
  expect(
    tipos
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    'Consulta inicial',
    `Guia inicial${catalogoErros['API-LIB-0023'].titulo}.`,
    'Manutenção',
    `Prorrogação${catalogoErros['API-LIB-0022'].titulo}.`,
  ])
  await expect.element(page.getByText('dezembro de 2026')).toBeVisible()
  expect(readDescriptions(await findCard('Tratamento ortodôntico'))).toEqual([
    ['Situação', 'Ativo'],
    ['Meses', '9 de 12 usados'],
    ['Guias restantes', '3'],
    ['Próxima manutenção', 'dezembro de 2026'],
    ['Início', '31/01/2026'],
    ['Instalação', '03/02/2026'],
    ['Fim do prazo', '31/07/2027'],
    ['Guia inicial', 'Guia 700010'],
  ])
  await expect.element(prorrogacao).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectGuiaNova()
  expect(sent(liberacaoSenha.getInformacoesGto).at(-1)?.query).toMatchObject({
    codigoEspecialidade: 6,
    codigoTipoAtendimentoOrto: 8,
  })
  expect(sent(ortodontia.validatePrazoOrto).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001', codigoEspecialidade: 6, codigoTipoAtendimento: 8 },
  ])
  // A maintenance grants no months.
  expect(sent(ortodontia.getInformacoesOrto)).toEqual([])
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoTipoAtendimento)).toEqual([8])
})

test('a 11ª guia avisa da prorrogação, que diz quantos meses concede; recusada, o motivo fica no tipo', async () => {
  answer(ortodontia.validatePrazoOrto, {
    tratamento: createTratamento({ mesesUsados: 10, guiasRestantes: 2, proximoMes: null, prorrogavel: true }),
  })
  const mend = refuse(liberacaoSenha.releaseSenha, 'API-LIB-0022')
  openPage(ORTO)
  await expect.element(prorrogacao).toBeVisible()
  await expect.element(page.getByText('2 guias restam dos 12 meses concedidos.')).toBeVisible()
  await tipo(/^Prorrogação/).click({ force: true })
  await expect.element(page.getByText('Esta guia concede 12 meses')).toBeVisible()
  await expect.element(page.getByText('Ou os que o seu formulário pedir, até 24.')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const { texto } = catalogoErros['API-LIB-0022']
  await resumo.getByRole('link', { name: texto }).click()
  await expect.element(tipos).toHaveAccessibleDescription(texto)
  await expect.element(tipo(/^Prorrogação/)).toBeChecked()
  mend()
  await tipo(/^Consulta/).click({ force: true })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectGuiaNova()
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoTipoAtendimento)).toEqual([9, 6])
})

test('o tipo do endereço vem escolhido no lugar do mais comum, e o que se escolhe depois passa para ele', async () => {
  answer(ortodontia.getCoberturaOrto, {
    guias: [consulta, manutencao, { codigoTipoAtendimento: 9, descricao: 'Prorrogação', permitido: true }],
  })
  const { address } = openPage(`${ORTO}&tipo=9`)
  await expect.element(tipo(/^Prorrogação/)).toBeChecked()
  await tipo(/^Consulta/).click({ force: true })
  await expect.poll(address).toBe(`${ORTO}&tipo=6`)
  await tipo(/^Prorrogação/).click({ force: true })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectGuiaNova()
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoTipoAtendimento)).toEqual([9])
})

test('onde nada cabe agora, o tipo é escolhido por quem pede', async () => {
  answer(ortodontia.getCoberturaOrto, { guias: [inicial] })
  answer(ortodontia.validatePrazoOrto, { tratamento: null })
  openPage(ORTO)
  await expect.element(tipo(/^Guia inicial/)).not.toBeChecked()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await resumo.getByRole('link', { name: 'Escolha o tipo da guia.' }).click()
  await expect.element(tipo(/^Guia inicial/)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Nenhum com você.')).toBeVisible()
  // What is refused grants nothing.
  await expect.poll(() => sent(ortodontia.getInformacoesOrto)).toHaveLength(1)
  await expect.element(page.getByText(/^Esta guia concede/)).not.toBeInTheDocument()
  expect(sent(guia.getPreAprovacao).at(-1)?.query).toEqual({
    codigoEspecialidade: 6,
    codigoTipoAtendimento: 7,
  })
  expect(sent(liberacaoSenha.releaseSenha)).toEqual([])
})
