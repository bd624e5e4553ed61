import { cadastro } from '@portal/contract/cadastro.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { contatos } from './cadastro.fixture.ts'
import { readRascunhoContatos } from './rascunhoContatos.ts'

const campo = (nome: string) => page.getByRole('textbox', { name: nome })
const celular = campo('Celular')
const fixo = campo('Telefone fixo da clínica (opcional)')
const conferir = page.getByRole('button', { name: 'Conferir' })
const confirmar = page.getByRole('button', { name: 'Confirmar os contatos' })
const senha = page.getByLabelText('Sua senha')
const conferencia = page.getByRole('heading', { name: 'Confira antes de confirmar' })
const painel = page.getByRole('tabpanel', { name: 'Contatos' })

beforeEach(() => {
  answer(cadastro.getContatos, contatos)
  answer(cadastro.updateContatos, { protocolo: '20261121000077' })
})

const readCampos = () =>
  painel
    .getByRole('textbox')
    .elements()
    .map((input) => input instanceof HTMLInputElement && input.value)

test('os contatos vêm com máscara, na ordem da tela, e com quando foram conferidos', async () => {
  openPage('/portal/atualizacaoCadastral')
  await expect.element(page.getByText('Conferidos em 01/10/2026 12:30.')).toBeVisible()
  expect(readCampos()).toEqual([
    'ana@exemplo.com',
    '(11) 98765-0112',
    '(11) 98765-0113',
    '(11) 3265-4321',
    '',
    '(11) 91234-5678',
  ])
  await expect.element(campo('E-mail')).toHaveAccessibleDescription('Recebe os endereços para criar a senha.')
  await expect.element(celular).toHaveAccessibleDescription('Recebe os códigos para criar a senha.')
  await expect
    .element(campo('WhatsApp pessoal (opcional)'))
    .toHaveAccessibleDescription('Para a operadora falar com você.')
})

test('nunca conferidos, a tela diz', async () => {
  answer(cadastro.getContatos, { ...contatos, conferidoEm: null })
  openPage('/portal/atualizacaoCadastral')
  await expect.element(page.getByText('Ainda não conferidos no portal.')).toBeVisible()
})

test('sem mudar nada, o que se confirma é o que está em vigor, só em dígitos, e a conferência que se viu', async () => {
  openPage('/portal/atualizacaoCadastral')
  await conferir.click()
  await expect.element(conferencia).toHaveFocus()
  await expect
    .element(page.getByText('Nada muda: você confirma que os contatos continuam os mesmos.'))
    .toBeVisible()
  await confirmar.click()
  await expect.element(page.getByRole('heading', { name: 'Contatos conferidos' })).toHaveFocus()
  expect(sent(cadastro.updateContatos).map(({ body }) => body)).toEqual([contatos])
  await expect.element(page.getByText('Os contatos continuam os mesmos.')).toBeVisible()
  await expect.element(painel.getByText('Protocolo 20261121000077')).toBeVisible()
  await expect.poll(() => sent(cadastro.getContatos)).toHaveLength(2)
  await expectAccessible()
})

test('o que muda se lê antes de confirmar: de, para e mais nada; e se pode voltar e corrigir', async () => {
  openPage('/portal/atualizacaoCadastral')
  await campo('Celular da clínica (opcional)').fill('11 91111-2222')
  await campo('WhatsApp da clínica (opcional)').fill('')
  await fixo.fill('1132650000')
  await conferir.click()
  expect(readDescriptions(painel)).toEqual([
    ['Telefone fixo da clínica', '(11) 3265-4321 → (11) 3265-0000'],
    ['Celular da clínica', 'nenhum → (11) 91111-2222'],
    ['WhatsApp da clínica', '(11) 91234-5678 → nenhum'],
  ])
  await expectAccessible()
  await page.getByRole('button', { name: 'Voltar e corrigir' }).click()
  await expect.element(fixo).toHaveValue('(11) 3265-0000')
  await fixo.fill('1132651111')
  await conferir.click()
  await confirmar.click()
  await expect.element(senha).toHaveFocus()
  await expect.element(senha).toHaveAccessibleDescription(/Digite a sua senha do portal\.$/)
  await userEvent.keyboard('segredo{Enter}')
  await expect.poll(() => sent(cadastro.updateContatos)).toHaveLength(1)
  expect(sent(cadastro.updateContatos)[0]?.body).toEqual({
    ...contatos,
    senha: 'segredo',
    contatoUnidade: {
      numeroFoneFixoClinica: '1132651111',
      numeroCelClinica: '11911112222',
      whatsAppClinica: '',
    },
  })
})

test('o que foi feito fica dito até se conferir de novo, e os campos seguem o cadastro', async () => {
  openPage('/portal/atualizacaoCadastral')
  await fixo.fill('1132650000')
  await conferir.click()
  const guardado = { ...contatos.contatoUnidade, numeroFoneFixoClinica: '1132659999' }
  answer(cadastro.getContatos, { ...contatos, contatoUnidade: guardado })
  await senha.fill('segredo')
  await confirmar.click()
  const feito = page.getByRole('heading', { name: 'Contatos conferidos' })
  await expect.element(feito).toBeVisible()
  await expect.element(fixo).toHaveValue('(11) 3265-9999')
  await conferir.click()
  await expect.element(conferencia).toBeVisible()
  await expect.element(feito).not.toBeInTheDocument()
})

test('a senha que não confere se diz no campo, e nada do que se digitou se perde, nem saindo da página', async () => {
  const mend = refuse(cadastro.updateContatos, 'API-ACE-0006', [
    { campo: 'senha', mensagem: 'A senha atual não confere.' },
  ])
  answerHome()
  const { back } = openPage('/portal/atualizacaoCadastral')
  await fixo.fill('1132650000')
  await conferir.click()
  await senha.fill('errada')
  await userEvent.keyboard('{Enter}')
  await expect.element(senha).toHaveFocus()
  await expect.element(senha).toHaveAccessibleDescription(/A senha atual não confere\.$/)
  // Said where the focus is already, which nothing else tells.
  await expect.element(page.getByRole('alert')).toHaveTextContent('A senha atual não confere.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Início' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  back()
  await expect.element(fixo).toHaveValue('(11) 3265-0000')
  mend()
  await conferir.click()
  await senha.fill('segredo')
  await confirmar.click()
  await expect.element(page.getByRole('heading', { name: 'Contatos conferidos' })).toHaveFocus()
  expect(readRascunhoContatos()).toEqual({})
})

test('o telefone ganha a máscara quando se sai do campo, não enquanto se digita', async () => {
  openPage('/portal/atualizacaoCadastral')
  await fixo.fill('81 33334444')
  await expect.element(fixo).toHaveValue('81 33334444')
  await userEvent.tab()
  await expect.element(fixo).toHaveValue('(81) 3333-4444')
})

test('colado com o +55, o celular fica sem ele; o WhatsApp da clínica pode ser o de um fixo', async () => {
  openPage('/portal/atualizacaoCadastral')
  await celular.fill('+55 11 98888-7777')
  await userEvent.tab()
  await expect.element(celular).toHaveValue('(11) 98888-7777')
  await campo('WhatsApp da clínica (opcional)').fill('(11) 3234-5678')
  await conferir.click()
  await expect.element(conferencia).toHaveFocus()
  expect(readDescriptions(painel)).toEqual([
    ['Celular', '(11) 98765-0112 → (11) 98888-7777'],
    ['WhatsApp da clínica', '(11) 91234-5678 → (11) 3234-5678'],
  ])
})

test('o que não pode ser contato não se envia; o resumo leva ao campo, com as mesmas palavras', async () => {
  openPage('/portal/atualizacaoCadastral')
  await campo('E-mail').fill('')
  await celular.fill('')
  await fixo.fill('81 33')
  await userEvent.keyboard('{Enter}')
  const resumo = page.getByRole('alert')
  const curto = 'Telefone fixo da clínica: informe o DDD e o telefone fixo, com 10 dígitos.'
  await expect.element(resumo).toBeVisible()
  expect(
    resumo
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Informe o campo E-mail.', 'Informe o campo Celular.', curto])
  await expectAccessible()
  await resumo.getByRole('link', { name: curto }).click()
  await expect.element(fixo).toHaveFocus()
  await expect.element(fixo).toHaveAccessibleDescription(curto)
  await expect.element(conferencia).not.toBeInTheDocument()
  expect(sent(cadastro.updateContatos)).toEqual([])
})

test('o contato corrigido deixa de ter erro antes de se conferir de novo', async () => {
  openPage('/portal/atualizacaoCadastral')
  await celular.fill('119')
  await conferir.click()
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect.element(resumo).toBeVisible()
  await celular.fill('11987650199')
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(celular).not.toHaveAttribute('aria-invalid')
})
