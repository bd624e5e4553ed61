import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { answerLiberacao, contatos, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const telefone = page.getByLabelText('Telefone com DDD')
const email = page.getByLabelText('E-mail (opcional)')
const liberar = page.getByRole('button', { name: /Liberar senha e abrir a guia/ })
const emEspera = {
  numeroTelefoneResidencial: '11999998888',
  email: null,
  enviadoPara: 'h***@e*****.com',
}

const listMudancas = () => sent(liberacaoSenha.updateInformacoesAssociado)
const listPedidos = () => sent(liberacaoSenha.releaseSenha)
const open = () => openPage(`${PEDIDO}&especialidade=1`)

beforeEach(() => {
  answerLiberacao()
  answer(liberacaoSenha.updateInformacoesAssociado, { contatoEmConfirmacao: emEspera })
  // Before what is sensitive the session is renewed (Spec §4.7).
  answer(acesso.refreshToken, {
    accessToken: fakeToken({ listaPermissoes: permissoes.map(({ codigo }) => codigo), jti: 'jti-2' }),
  })
})

test('mostra os contatos em vigor; o telefone toma a sua forma ao se deixar o campo', async () => {
  open()
  await expect.element(telefone).toHaveValue('(11) 3333-4444')
  await expect.element(email).toHaveValue('helena@example.com')
  await telefone.fill('11999998888')
  await email.click()
  await expect.element(telefone).toHaveValue('(11) 99999-8888')
})

test('um contato mudado segue a senha liberada, e se diz o que será dele', async () => {
  open()
  await telefone.fill('11 99999-8888')
  await liberar.click()
  await expectGuiaNova()
  await expect
    .element(
      page.getByText(
        'O novo telefone já vale para esta guia e entra no cadastro quando o paciente confirmar pela mensagem enviada a h***@e*****.com.',
      ),
    )
    .toBeVisible()
  expect(listMudancas()).toEqual([
    {
      params: {},
      query: { codigoAssociado: '500000001' },
      body: { numeroTelefoneResidencial: '(11) 99999-8888', email: 'helena@example.com' },
    },
  ])
  expect(listPedidos()).toHaveLength(1)
})

test('o e-mail que se apaga não vai no pedido do telefone', async () => {
  open()
  await telefone.fill('(11) 99999-8888')
  await email.fill(' ')
  await liberar.click()
  await expectGuiaNova()
  expect(listMudancas()[0]?.body).toEqual({ numeroTelefoneResidencial: '(11) 99999-8888' })
})

test('enquanto se confirma, o campo tem o novo, e diz o que vale até lá', async () => {
  answer(liberacaoSenha.getInformacoesAssociado, { ...contatos, contatoEmConfirmacao: emEspera })
  open()
  await expect.element(page.getByRole('status').filter({ hasText: 'Em confirmação' })).toBeVisible()
  await expect.element(telefone).toHaveValue('(11) 99999-8888')
  await expect
    .element(telefone)
    .toHaveAccessibleDescription(
      'Vale para a guia em andamento; entra no cadastro quando o paciente confirmar pela mensagem enviada a h***@e*****.com. Até lá o cadastro tem (11)\u00a03333-4444.',
    )
  await expect.element(email).not.toHaveAccessibleDescription()
  await expectAccessible()
  await liberar.click()
  await expectGuiaNova()
  expect(listMudancas()).toEqual([])
})

test('o primeiro contato não tem o que valha até lá', async () => {
  answer(liberacaoSenha.getInformacoesAssociado, {
    numeroTelefoneResidencial: '1133334444',
    contatoEmConfirmacao: { numeroTelefoneResidencial: null, email: 'nova@example.com', enviadoPara: null },
  })
  open()
  await expect.element(email).toHaveValue('nova@example.com')
  await expect
    .element(email)
    .toHaveAccessibleDescription(
      'Vale para a guia em andamento; entra no cadastro quando a operadora confirmar.',
    )
})

test.each(['API-LIB-0010', 'API-LIB-0013', 'API-LIB-0014'] as const)(
  'recusado com %s, o contato não tira de ninguém a guia, e se diz por quê',
  async (codigo) => {
    refuse(liberacaoSenha.updateInformacoesAssociado, codigo)
    open()
    await telefone.fill('(11) 99999-8888')
    await liberar.click()
    await expectGuiaNova()
    await expect.element(page.getByText(catalogoErros[codigo].texto)).toBeVisible()
    expect(listPedidos()).toHaveLength(1)
  },
)

test('se é a senha que se recusa, nenhum contato se pede, e o que se digitou fica', async () => {
  const mend = refuse(liberacaoSenha.releaseSenha, 'API-LIB-0003')
  open()
  await telefone.fill('(11) 99999-8888')
  await expect.element(page.getByText('A senha pode ser liberada')).toBeVisible()
  await liberar.click()
  await expect.element(page.getByText(catalogoErros['API-LIB-0003'].texto)).toBeVisible()
  await expect.element(telefone).toHaveValue('(11) 99999-8888')
  expect(listMudancas()).toEqual([])
  mend()
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()).toHaveLength(2)
  expect(listMudancas()).toHaveLength(1)
})

test('o telefone corrigido deixa de ter erro, e o resumo de falar dele', async () => {
  open()
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await telefone.fill('119')
  await liberar.click()
  await expect.element(resumo.getByRole('link', { name: /^Informe o telefone com DDD/ })).toBeVisible()
  await expect.element(telefone).toHaveAttribute('aria-invalid', 'true')
  await telefone.fill('11987654321')
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(telefone).not.toHaveAttribute('aria-invalid')
  await expect.element(telefone).toHaveFocus()
})
