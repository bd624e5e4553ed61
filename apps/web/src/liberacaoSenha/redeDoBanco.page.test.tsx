import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { answerRede } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { answerLiberacao, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const plano = page.getByRole('radiogroup', { name: 'Plano' })
const premium = plano.getByRole('radio', { name: 'Meridiano Premium' })
const essencial = plano.getByRole('radio', { name: 'Meridiano Essencial' })
const dialogo = page.getByRole('dialog', { name: 'Trocar o plano para Meridiano Premium?' })
const campo = page.getByRole('searchbox', { name: 'Paciente' })

const planos = [
  { codigoPlano: 'MERESS', nome: 'Meridiano Essencial', tipo: 'essencial', atendidoPelaRede: true },
  { codigoPlano: 'MERPRE', nome: 'Meridiano Premium', tipo: 'premium', atendidoPelaRede: true },
] as const

const open = (endereco: string) => openPage(endereco, { rede: 'MERIDIANO' })

beforeEach(() => {
  answerLiberacao()
  answerRede('MERIDIANO')
  answer(liberacaoSenha.listPlanos, planos)
  answer(elegibilidade.listEventos, [])
})

test('a troca de plano pergunta de novo a cobertura, e só então troca; o endereço a guarda', async () => {
  const { address } = open(`${PEDIDO}&especialidade=1`)
  await expect.element(essencial).toBeChecked()
  await plano.getByText('Meridiano Premium').click()
  await expect.element(dialogo.getByText('A senha pode ser liberada')).toBeVisible()
  await expect.element(essencial).toBeChecked()
  await expectAccessible()
  await dialogo.getByRole('button', { name: 'Trocar para Meridiano Premium' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(premium).toBeChecked()
  expect(address()).toContain('&plano=MERPRE')
  await page.getByRole('button', { name: /Liberar senha e abrir a guia/ }).click()
  await expectGuiaNova()
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body?.codigoPlano)).toEqual(['MERPRE'])
  expect(sent(liberacaoSenha.getInformacoesGto).map(({ query }) => query.codigoPlano)).toEqual([
    'MERESS',
    'MERPRE',
  ])
})

test('o que o outro plano recusa se diz no diálogo, e o plano fica como estava', async () => {
  open(`${PEDIDO}&especialidade=1`)
  await expect.element(essencial).toBeChecked()
  answer(liberacaoSenha.getInformacoesGto, { permitido: false, codigoErro: 'API-LIB-0003' })
  await plano.getByText('Meridiano Premium').click()
  await expect.element(dialogo).toMatchTextContent(catalogoErros['API-LIB-0003'].titulo)
  await expect.element(dialogo.getByRole('button', { name: /^Trocar para/ })).not.toBeInTheDocument()
  await dialogo.getByRole('button', { name: 'Ficar no Meridiano Essencial' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(essencial).toBeChecked()
})

test('a pergunta que falha se diz no diálogo, e se faz de novo ali', async () => {
  open(`${PEDIDO}&especialidade=1`)
  await expect.element(essencial).toBeChecked()
  const mend = refuse(liberacaoSenha.getInformacoesGto, 'API-GEN-0005')
  await plano.getByText('Meridiano Premium').click()
  await expect.element(dialogo.getByText(catalogoErros['API-GEN-0005'].titulo)).toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(dialogo.getByText('A senha pode ser liberada')).toBeVisible()
})

test('sem especialidade não há o que perguntar, e o plano se troca', async () => {
  open(PEDIDO)
  await expect.element(essencial).toBeChecked()
  await plano.getByText('Meridiano Premium').click()
  await expect.element(premium).toBeChecked()
  expect(sent(liberacaoSenha.getInformacoesGto)).toEqual([])
})

test.each([
  ['MERPRE', premium],
  ['AURESS', essencial],
])('aberto de novo com o plano %s, o pedido é o do paciente', async (plano, marcado) => {
  open(`${PEDIDO}&especialidade=1&plano=${plano}`)
  await expect.element(marcado).toBeChecked()
})

test('o único plano se diz também', async () => {
  answer(liberacaoSenha.listPlanos, planos.slice(0, 1))
  open(PEDIDO)
  await expect.element(essencial).toBeChecked()
})

test.each(['/portal/solicitarAutorizacao', '/portal/elegibilidade'])(
  'em %s o paciente se acha pelo cartão do banco ou pelo CPF, e por mais nada',
  async (endereco) => {
    open(endereco)
    await expect.element(campo).toHaveAccessibleDescription('O cartão Meridiano ou o CPF.')
    for (const digitado of ['maria', '123456789012']) {
      await campo.fill(digitado)
      await userEvent.keyboard('{Enter}')
      await expect.element(campo).toHaveAccessibleDescription(/Use o número do cartão, de até 9 dígitos/)
    }
    expect(sent(elegibilidade.searchAssociado)).toEqual([])
    answer(elegibilidade.searchAssociado, { associados: [] })
    for (const digitado of ['500000006', '529.982.247-25']) {
      await campo.fill(digitado)
      await userEvent.keyboard('{Enter}')
    }
    await expect
      .poll(() => sent(elegibilidade.searchAssociado).map(({ body }) => body?.leitura))
      .toEqual(['codigoAssociado', 'cpf'])
  },
)
