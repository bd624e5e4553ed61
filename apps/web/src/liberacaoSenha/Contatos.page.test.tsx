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
const liberar = page.getByRole('button', { name: /Liberar senha e abrir a guia$/ })
const resumo = page.getByRole('main').getByRole('alert').filter({ hasText: 'Há um problema' })
const emEspera = { numeroTelefoneResidencial: '11999998888', email: null }

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

test('um contato mudado se pede antes da senha, e se diz o que será dele', async () => {
  open()
  await telefone.fill('11 99999-8888')
  await liberar.click()
  await expectGuiaNova()
  await expect.element(page.getByText('O novo telefone vale quando a operadora confirmar.')).toBeVisible()
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
    .toHaveAccessibleDescription('Em confirmação pela operadora. Até lá vale (11)\u00a03333-4444.')
  await expect.element(email).not.toHaveAccessibleDescription()
  await expectAccessible()
  await liberar.click()
  await expectGuiaNova()
  expect(listMudancas()).toEqual([])
})

test('o primeiro contato não tem o que valha até lá', async () => {
  answer(liberacaoSenha.getInformacoesAssociado, {
    numeroTelefoneResidencial: '1133334444',
    contatoEmConfirmacao: { numeroTelefoneResidencial: null, email: 'nova@example.com' },
  })
  open()
  await expect.element(email).toHaveValue('nova@example.com')
  await expect.element(email).toHaveAccessibleDescription('Em confirmação pela operadora.')
})

test.each([
  [
    'API-LIB-0010',
    [{ campo: 'email', mensagem: 'Este e-mail não recebe.' }],
    email,
    'Este e-mail não recebe.',
  ],
  ['API-LIB-0013', undefined, telefone, catalogoErros['API-LIB-0013'].texto],
  ['API-LIB-0014', undefined, telefone, catalogoErros['API-LIB-0014'].texto],
] as const)(
  'recusado com %s, o contato se corrige no seu campo, e nenhuma senha se libera',
  async (codigo, detalhes, campo, texto) => {
    refuse(liberacaoSenha.updateInformacoesAssociado, codigo, detalhes)
    open()
    await telefone.fill('(11) 99999-8888')
    await liberar.click()
    await expect.element(resumo.getByRole('link', { name: texto })).toBeVisible()
    await expect.element(campo).toHaveAccessibleDescription(texto)
    await expect.element(telefone).toHaveValue('(11) 99999-8888')
    await resumo.getByRole('link', { name: texto }).click()
    await expect.element(campo).toHaveFocus()
    expect(listPedidos()).toEqual([])
  },
)

test('se é a senha que se recusa, o contato já pedido não se pede outra vez', async () => {
  const mend = refuse(liberacaoSenha.releaseSenha, 'API-LIB-0003')
  open()
  await telefone.fill('(11) 99999-8888')
  await expect.element(page.getByText('A senha pode ser liberada')).toBeVisible()
  answer(liberacaoSenha.getInformacoesAssociado, { ...contatos, contatoEmConfirmacao: emEspera })
  await liberar.click()
  await expect.element(page.getByText(catalogoErros['API-LIB-0003'].texto)).toBeVisible()
  await expect.element(telefone).toHaveValue('(11) 99999-8888')
  mend()
  await liberar.click()
  await expectGuiaNova()
  expect(listPedidos()).toHaveLength(2)
  expect(listMudancas()).toHaveLength(1)
})
