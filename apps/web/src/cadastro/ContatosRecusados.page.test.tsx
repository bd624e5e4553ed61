import { cadastro } from '@portal/contract/cadastro.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { contatos } from './cadastro.fixture.ts'

const celular = page.getByRole('textbox', { name: 'Celular' })
const fixo = page.getByRole('textbox', { name: 'Telefone fixo da clínica (opcional)' })
const conferir = page.getByRole('button', { name: 'Conferir' })
const confirmar = page.getByRole('button', { name: /Confirmar os contatos$/ })
const senha = page.getByLabelText('Sua senha')
const conferencia = page.getByRole('heading', { name: 'Confira antes de confirmar' })
const painel = page.getByRole('tabpanel', { name: 'Contatos' })

beforeEach(() => {
  answer(cadastro.getContatos, contatos)
  answer(cadastro.updateContatos, { protocolo: '20261121000077' })
})

test('uma recusa de campo volta ao formulário, no seu campo, com tudo o que foi digitado', async () => {
  refuse(cadastro.updateContatos, 'API-CAD-0002', [
    { campo: 'numeroCel', mensagem: 'Este celular é de outro cadastro.' },
  ])
  openPage('/portal/atualizacaoCadastral')
  await celular.fill('11 99999-0001')
  await conferir.click()
  await senha.fill('segredo')
  await confirmar.click()
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await resumo.getByRole('link', { name: 'Este celular é de outro cadastro.' }).click()
  await expect.element(celular).toHaveFocus()
  await expect.element(celular).toHaveValue('(11) 99999-0001')
  await expect
    .element(celular)
    .toHaveAccessibleDescription('Recebe os códigos para criar a senha. Este celular é de outro cadastro.')
})

test('conferidos em outra tela, os de agora se leem de novo e o que foi digitado fica', async () => {
  refuse(cadastro.updateContatos, 'API-CAD-0008')
  openPage('/portal/atualizacaoCadastral')
  await fixo.fill('1132650000')
  await conferir.click()
  await senha.fill('segredo')
  const deOutra = { ...contatos, conferidoEm: '2026-11-21T11:59:00.000Z' }
  answer(cadastro.getContatos, {
    ...deOutra,
    contatoCredenciado: { ...contatos.contatoCredenciado, numeroCel: '11988887777' },
  })
  await confirmar.click()
  await expect.element(page.getByText(catalogoErros['API-CAD-0008'].titulo)).toBeVisible()
  await expect.element(celular).toHaveValue('(11) 98888-7777')
  await expect.element(fixo).toHaveValue('(11) 3265-0000')
  answer(cadastro.updateContatos, { protocolo: '20261121000078' })
  await conferir.click()
  await expect.element(senha).toHaveValue('')
  await senha.fill('segredo')
  await confirmar.click()
  await expect.element(painel.getByText('Protocolo 20261121000078')).toBeVisible()
  expect(sent(cadastro.updateContatos).map(({ body }) => body.conferidoEm)).toEqual([
    contatos.conferidoEm,
    deOutra.conferidoEm,
  ])
})

test('a senha recusada sem detalhe se diz no campo, até se digitar outra, e não volta com a correção', async () => {
  refuse(cadastro.updateContatos, 'API-ACE-0006')
  const { texto } = catalogoErros['API-ACE-0006']
  openPage('/portal/atualizacaoCadastral')
  await fixo.fill('1132650000')
  await conferir.click()
  await senha.fill('errada')
  await confirmar.click()
  await expect.element(painel.getByText(texto)).toBeVisible()
  await senha.fill('outra')
  await expect.element(painel.getByText(texto)).not.toBeInTheDocument()
  await confirmar.click()
  await expect.element(painel.getByText(texto)).toBeVisible()
  await page.getByRole('button', { name: 'Voltar e corrigir' }).click()
  await conferir.click()
  await expect.element(senha).toHaveValue('')
  await expect.element(painel.getByText(texto)).not.toBeInTheDocument()
})

test('a senha recusada onde não se pedia nenhuma se diz num aviso', async () => {
  refuse(cadastro.updateContatos, 'API-ACE-0006')
  openPage('/portal/atualizacaoCadastral')
  await conferir.click()
  await confirmar.click()
  await expect.element(page.getByText(catalogoErros['API-ACE-0006'].texto)).toBeVisible()
  await expect.element(conferencia).toBeVisible()
})

test('passado o limite do dia, a conferência fica na tela com o aviso', async () => {
  refuse(cadastro.updateContatos, 'API-CAD-0006')
  openPage('/portal/atualizacaoCadastral')
  await conferir.click()
  await confirmar.click()
  await expect.element(page.getByText(catalogoErros['API-CAD-0006'].texto)).toBeVisible()
  await expect.element(conferencia).toBeVisible()
})

test('confirmar duas vezes é um pedido só', async () => {
  const release = hold(cadastro.updateContatos)
  openPage('/portal/atualizacaoCadastral')
  await conferir.click()
  await confirmar.click()
  await expect.element(confirmar).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(painel.getByText('Protocolo 20261121000077')).toBeVisible()
  expect(sentHeaders(cadastro.updateContatos)).toHaveLength(1)
})
