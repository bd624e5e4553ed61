import { credenciado } from '@portal/contract/credenciado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { answerLiberacao, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const main = page.getByRole('main')
const especialidade = page.getByRole('combobox', { name: 'Especialidade' })
const liberar = page.getByRole('button', { name: /Liberar senha e abrir a guia/ })

const listPedidos = () => sent(liberacaoSenha.releaseSenha).map(({ body }) => body)
const pedido = { codigoAssociado: '500000001', codigoPlano: 'AURCOM', identOrigem: 'endereco' }

beforeEach(answerLiberacao)

test('as especialidades são as do cadastro', async () => {
  openPage(PEDIDO)
  await expect.element(especialidade).toBeVisible()
  expect(
    especialidade
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Clínica geral', 'Endodontia', 'Ortodontia', 'Radiologia', 'Emergência'])
})

test.each([
  ['3', 'Endodontia'],
  ['99', 'Escolha a especialidade'],
])('a especialidade %s do endereço: %s', async (codigo, escolhida) => {
  openPage(`${PEDIDO}&especialidade=${codigo}`)
  await expect.element(especialidade).toHaveDisplayValue(escolhida)
})

test('na emergência não se escolhe o tipo da guia', async () => {
  openPage(`${PEDIDO}&especialidade=18`)
  await expect.element(especialidade).toHaveDisplayValue('Emergência')
  await expect.element(page.getByRole('radiogroup', { name: 'Tipo de guia' })).not.toBeInTheDocument()
})

test('o plano, o dentista e o recém-nascido vão no pedido, quando há o que escolher', async () => {
  answer(liberacaoSenha.listPlanos, [
    { codigoPlano: 'MERESS', nome: 'Meridiano Essencial', atendidoPelaRede: false },
    { codigoPlano: 'AURCOM', nome: 'Aurora Completo', atendidoPelaRede: true },
    { codigoPlano: 'AURPRE', nome: 'Aurora Premium', atendidoPelaRede: true },
  ])
  answer(credenciado.getInfo, {
    dentistas: [
      { codigoDentista: 7, nome: 'Ana Monteiro', cro: '1234', uf: 'SP' },
      { codigoDentista: 8, nome: 'Caio Prado', cro: '4321', uf: 'RJ' },
    ],
  })
  answer(liberacaoSenha.getInformacoesAssociado, {
    numeroTelefoneResidencial: '1133334444',
    recemNatoAte: '2026-12-09',
  })
  openPage(`${PEDIDO}&especialidade=1`)
  const plano = page.getByRole('radiogroup', { name: 'Plano' })
  await expect.element(plano.getByRole('radio', { name: 'Aurora Completo' })).toBeChecked()
  await expect.element(plano).toMatchTextContent('Meridiano EssencialFora da sua rede credenciada.')
  await plano.getByText('Aurora Premium').click()
  await page.getByLabelText('Dentista (opcional)').selectOptions('Caio Prado (CRO 4321/RJ)')
  await expect.element(main.getByText('Neste cartão, até 09/12/2026.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Atendimento a recém-nascido/ }).click({ force: true })
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()).toEqual([
    { ...pedido, codigoEspecialidade: 1, codigoPlano: 'AURPRE', codigoDentista: 8, recemNato: true },
  ])
  expect(
    sent(liberacaoSenha.getInformacoesGto).map(({ query }) => [query.codigoPlano, query.recemNato]),
  ).toEqual([
    ['AURCOM', false],
    ['AURPRE', false],
    ['AURPRE', true],
  ])
})

test('o único dentista é o do pedido, sem que se pergunte', async () => {
  answer(credenciado.getInfo, { dentistas: [{ codigoDentista: 7, nome: 'Ana Monteiro' }] })
  openPage(`${PEDIDO}&especialidade=1`)
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()[0]?.codigoDentista).toBe(7)
  await expect.element(page.getByLabelText('Dentista (opcional)')).not.toBeInTheDocument()
})

test('quem entra com o seu próprio acesso é o dentista proposto, e pode escolher outro', async () => {
  answer(credenciado.getInfo, {
    dentistaConectado: { codigoDentista: 8, nome: 'Caio Prado', compartilhamento: 1 },
    dentistas: [
      { codigoDentista: 7, nome: 'Ana Monteiro', cro: '1234', uf: 'SP' },
      { codigoDentista: 8, nome: 'Caio Prado', cro: '4321', uf: 'RJ' },
    ],
  })
  openPage(`${PEDIDO}&especialidade=1`)
  const dentista = page.getByLabelText('Dentista (opcional)')
  await expect.element(dentista).toHaveDisplayValue('Caio Prado (CRO 4321/RJ)')
  await dentista.selectOptions('Ana Monteiro (CRO 1234/SP)')
  await expect.element(dentista).toHaveDisplayValue('Ana Monteiro (CRO 1234/SP)')
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()[0]?.codigoDentista).toBe(7)
})

test('o dentista é opcional também depois de escolhido ou proposto: o pedido vai sem nenhum', async () => {
  answer(credenciado.getInfo, {
    dentistaConectado: { codigoDentista: 8, nome: 'Caio Prado', compartilhamento: 2 },
    dentistas: [
      { codigoDentista: 7, nome: 'Ana Monteiro', cro: '1234', uf: 'SP' },
      { codigoDentista: 8, nome: 'Caio Prado', cro: '4321', uf: 'RJ' },
    ],
  })
  openPage(`${PEDIDO}&especialidade=1`)
  const dentista = page.getByLabelText('Dentista (opcional)')
  await expect.element(dentista).toHaveDisplayValue('Caio Prado (CRO 4321/RJ)')
  await dentista.selectOptions('Nenhum indicado')
  await expect.element(dentista).toHaveDisplayValue('Nenhum indicado')
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()).toEqual([{ ...pedido, codigoEspecialidade: 1 }])
})
