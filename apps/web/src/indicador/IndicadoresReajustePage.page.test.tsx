import { indicador } from '@portal/contract/indicador.ts'
import { producao } from '@portal/contract/producao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { readRows } from '../testing/readRows.ts'
import { criterios, niveis, periodo, resultado } from './indicador.fixture.ts'

const ENDERECO = '/portal/indicadoresReajuste'
const negociacao = { inicio: '2027-01-01', fim: '2027-03-31', aberta: false, dias: 35 }
const words = (linhas: string[][]) =>
  linhas.map((linha) => linha.map((texto) => texto.replaceAll('\u00A0', ' ')))

const regra = {
  periodo,
  todas: true,
  regra: { vigenteDesde: '2015-01-01', fonte: 'Valor da demonstração', teto: 2 },
  niveis,
  criterios,
} as const

beforeEach(() => {
  answer(indicador.getRegraElegibilidade, regra)
  answer(indicador.getBonus, { periodo, todas: true, ...resultado })
  answer(indicador.getUltimoReajuste, {
    ultimo: { data: '2026-02-27', percentual: 5.26, motivo: 'Revisão anual', fonte: 'Valor da demonstração' },
    proximaDataBase: '2027-10-27',
    negociacao,
  })
  answer(indicador.listReajusteUnidades, { unidades: [{ unidade: null, criterios }] })
  answer(indicador.listBonusUnidades, { unidades: [{ unidade: null, ...resultado }] })
  answer(producao.getFerramentasDigitais, { infoDigitais: { GTO: { app: 33, totalGTO: 99 } } })
})

describePage('IndicadoresReajustePage', {
  open: () => openPage(ENDERECO),
  chamada: indicador.getRegraElegibilidade,
  espera: 'Carregando o reajuste',
  pronto: page.getByRole('link', { name: 'Glosa inicial' }),
})

test('diz o bônus, o nível, a negociação e cada critério com o que falta; um só consultório não tem unidades', async () => {
  openPage(ENDERECO)
  const tabela = page.getByRole('table', { name: 'Critérios do reajuste' })
  await expect.element(tabela).toBeVisible()
  expect(words(readRows(tabela)).map((linha) => linha.slice(1))).toEqual([
    ['até 6 %', '8,1 %', '0,5 %', 'Não atendido2,1 pontos percentuais a mais'],
    ['até 10 dias', '4,69 dias', '0,2 %', 'Atendido'],
  ])
  for (const dito of [
    /^Bônus 0,2\s% de até 2\s% · Nível C · 1 de 2 critérios atendidos$/,
    /^Nível C\s*Os critérios atendidos somam 28\s% dos pesos: o índice negociado se multiplica por 0,85\.$/,
    /^a partir de 70\s% dos pesos, fator 1,05$/,
    'Começa em 01/01/2027: faltam 35 dias',
    '27/10/2027, aniversário do contrato',
    /Regra em vigor desde 01\/01\/2015\. Valor da demonstração\.$/,
    /^5,26\s% em 27\/02\/2026: Revisão anual\. Valor da demonstração\.$/,
    '1,65 de 5',
  ]) {
    await expect.element(page.getByText(dito, { exact: true })).toBeVisible()
  }
  await expect
    .element(page.getByRole('link', { name: 'Glosa inicial' }))
    .toHaveAttribute('href', '/portal/indicadoresQualidadeDesempenho?indicador=glosaInicial')
  await expect.element(page.getByRole('heading', { name: 'Por unidade' })).not.toBeInTheDocument()
})

test('cada unidade diz a que bônus chegaria, e se abre com os seus números', async () => {
  const [primeiro, segundo] = criterios
  answer(indicador.listReajusteUnidades, {
    unidades: [
      { unidade: 'Unidade Centro', criterios: [{ ...primeiro, valor: 5, atendido: true, falta: 0 }] },
      { unidade: null, criterios: [{ ...segundo, valor: null, atendido: false, falta: null }] },
    ],
  })
  answer(indicador.listBonusUnidades, {
    unidades: [
      { unidade: 'Unidade Centro', ...resultado },
      { unidade: null, ...resultado, atendidos: 0, bonus: null, nivel: null },
    ],
  })
  openPage(ENDERECO)
  await page.getByRole('button', { name: 'Sem unidade: 0 de 2 critérios', exact: true }).click()
  const centro = /^Unidade Centro: 1 de 2 critérios, bônus de 0,2\s%, nível C$/
  await page.getByRole('button', { name: centro }).click()
  expect(words(readRows(page.getByRole('table', { name: centro })))).toEqual([
    ['Glosa inicial', 'até 6 %', '5 %', 'Atendido'],
  ])
  expect(words(readRows(page.getByRole('table', { name: /^Sem unidade/ })))).toEqual([
    ['Tempo de tratamento', 'até 10 dias', 'Sem casos', 'Não atendidoAinda sem casos'],
  ])
  await expectAccessible()
})

test.each([
  [
    'a quem vê uma parte das linhas, diz por que não há bônus',
    { ...regra, todas: false },
    { periodo, ...resultado, todas: false, bonus: null, nivel: null },
    'O bônus e o nível são do contrato: só os lê quem vê todas as linhas da clínica.',
  ],
  [
    'antes dos primeiros números',
    { ...regra, periodo: null },
    { todas: true, bonus: null },
    'O bônus e o nível aparecem com os primeiros números.',
  ],
  [
    'sem regra publicada',
    { ...regra, regra: null, criterios: [] },
    { todas: true },
    'A sua rede não publicou critérios em vigor.',
  ],
])('%s', async (_nome, daRegra, doBonus, dito) => {
  answer(indicador.getRegraElegibilidade, daRegra)
  answer(indicador.getBonus, doBonus)
  openPage(ENDERECO)
  await expect.element(page.getByText(dito, { exact: true })).toBeVisible()
})

test('a quem vê uma parte das linhas, o início e as unidades dizem que é só delas', async () => {
  answer(indicador.listReajusteUnidades, {
    periodo,
    todas: false,
    unidades: [{ unidade: 'Unidade Centro', criterios }],
  })
  openPage(ENDERECO)
  await expect
    .element(page.getByText('Os mesmos critérios, nas linhas que você vê de cada unidade operacional.'))
    .toBeVisible()
  answerHome()
  answer(indicador.getReajusteBonificacao, { periodo, ...resultado, todas: false, bonus: null, negociacao })
  openPage('/portal')
  await expect.element(page.getByText(/^Nas linhas que você vê/)).toBeVisible()
})

test('o início diz o que falta do reajuste e leva até ele; sem a função, não se pede', async () => {
  answerHome()
  answer(indicador.getReajusteBonificacao, { periodo, todas: true, ...resultado, negociacao })
  openPage('/portal')
  const caminho = page.getByRole('link', { name: 'Falta 1 de 2 critérios' })
  await expect.element(caminho).toHaveAttribute('href', ENDERECO)
  await expect.element(page.getByText(/^Bônus de 0,2\s%, de até 2\s%, nível C$/)).toBeVisible()
  await expect
    .element(page.getByText('Negociação anual. Começa em 01/01/2027: faltam 35 dias.'))
    .toBeVisible()
  const pedidas = sent(indicador.getReajusteBonificacao).length
  openPage('/portal', { permissoes: permissoesSem('INDICADORES') })
  await expect.element(page.getByRole('heading', { name: 'Ferramentas digitais' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Reajuste' })).not.toBeInTheDocument()
  expect(sent(indicador.getReajusteBonificacao)).toHaveLength(pedidas)
})
