import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { getTextoSenha } from '@portal/domain/acesso/senha.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { notice } from '../ui/notice.ts'
import { followLink, listRegras, resumo, showMarca, titulo } from './acesso.fixture.ts'
import { tellAvisoEntrada } from './avisoEntrada.ts'

const TOKEN = 'x'.repeat(43)
const BOA = 'cavalo azul 77'
const definida = {
  ok: true,
  expiraEm: '2027-02-20T02:59:59.000Z',
  accessToken: fakeToken({ userLogin: '100001' }),
} as const
const nova = page.getByLabelText('Nova senha')
const confirmacao = page.getByLabelText('Confirme a nova senha')
const criar = page.getByRole('button', { name: 'Criar a senha' })

async function open(tipoFluxo: 'PA' | 'RS' | 'SE' = 'RS') {
  answer(acesso.validateFluxo, { tipoFluxo, userLogin: '100001' })
  followLink(TOKEN)
  const aberta = openPage('/acesso/CadastrarSenha', null)
  await expect.element(nova).toBeVisible()
  return aberta
}

async function submit(senha = BOA, repetida = senha) {
  await nova.fill(senha)
  await confirmacao.fill(repetida)
  await criar.click()
}

beforeEach(() => {
  showMarca('aurora')
  answer(acesso.createSenha, definida)
})

test('o gerenciador de senhas acha de quem é a senha, e onde a nova vai', async () => {
  await open()
  const conta = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
  expect(conta?.value).toBe('100001')
  for (const campo of [nova, confirmacao]) {
    await expect.element(campo).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(campo).toHaveAttribute('type', 'password')
  }
  await page.getByRole('checkbox', { name: 'Mostrar o que digito' }).click({ force: true })
  for (const campo of [nova, confirmacao]) await expect.element(campo).toHaveAttribute('type', 'text')
})

test.each([
  [undefined, '/portal'],
  [true, '/portal/termosPendentes'],
] as const)(
  'a senha vai com o link e se entra com ela; termos pendentes: %s, em %s',
  async (termosPendentes, destino) => {
    answer(acesso.createSenha, { ...definida, ...(termosPendentes && { termosPendentes }) })
    const { left } = await open()
    await submit()
    await expect.element(titulo('Senha criada')).toHaveFocus()
    expect(sent(acesso.createSenha).map(({ body }) => body)).toEqual([{ tokenFluxo: TOKEN, senha: BOA }])
    const texto =
      'Ela vale até 19/02/2027. Por segurança, as outras sessões abertas com o código 100001 foram encerradas.'
    await expect.element(page.getByText(texto)).toBeVisible()
    await expectAccessible()
    expect([left(), session().getSnapshot()?.token]).toEqual([[destino], definida.accessToken])
    // Told in the portal, once, and nothing of the link is kept.
    tellAvisoEntrada()
    tellAvisoEntrada()
    expect(notice.getSnapshot()).toMatchObject([{ tone: 'sucesso', title: 'Senha criada', text: texto }])
    expect(sessionStorage).toHaveLength(0)
  },
)

test('criada, mas com um token que não se lê, não fica a entrar: leva ao fim da sessão e à entrada', async () => {
  answer(acesso.createSenha, { ...definida, accessToken: 'isto-nao-e-um-token' })
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const { left } = await open()
  await submit()
  await expect.poll(left).toEqual(['/acesso/token/expirado'])
  dito.mockRestore()
})

test('a primeira senha não encerra nada, e não se compara com outra', async () => {
  await open('PA')
  await nova.fill(BOA)
  expect(listRegras()).toEqual([
    'Pelo menos 8 caracteres: atendida',
    'No máximo 64 caracteres: atendida',
    'Não é uma senha comum nem um caractere repetido: conferida ao salvar',
    'Sem o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ: conferida ao salvar',
  ])
  await confirmacao.fill(BOA)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ela vale até 19/02/2027.')).toBeVisible()
})

test('as regras se marcam enquanto se digita, e a força se diz', async () => {
  await open()
  expect(listRegras()).toEqual([
    'Pelo menos 8 caracteres',
    'No máximo 64 caracteres',
    'Não é uma senha comum nem um caractere repetido',
    'Sem o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ',
    'Diferente da senha atual',
  ])
  await nova.fill('gato')
  expect(listRegras()[0]).toBe('Pelo menos 8 caracteres: ainda não atendida')
  await expect.element(page.getByText('Força da senha: fraca')).toBeVisible()
  await expect.element(page.getByText('Falta: Pelo menos 8 caracteres.')).toBeInTheDocument()
  await nova.fill('meu código 100001')
  expect(listRegras()[3]).toMatch(/ainda não atendida$/)
  await nova.fill('Girassol!amarelo42')
  await expect.element(page.getByText('Força da senha: forte')).toBeVisible()
  await expect
    .element(page.getByText('Nada falta até aqui; o resto é conferido ao salvar. Senha forte.'))
    .toBeInTheDocument()
})

test.each([
  ['', '', 'novaSenha', 'Informe a nova senha.'],
  ['gato', 'gato', 'novaSenha', getTextoSenha('curta')],
  ['12345678', '12345678', 'novaSenha', getTextoSenha('comum')],
  ['minha aurora 77', 'minha aurora 77', 'novaSenha', getTextoSenha('previsivel')],
  [BOA, 'cavalo azul 78', 'confirmacao', 'A confirmação precisa ser igual à nova senha.'],
])('%j e %j não vão: %s, %s', async (senha, repetida, campo, falta) => {
  await open()
  await submit(senha, repetida)
  await expect.element(resumo.getByRole('link', { name: falta })).toHaveAttribute('href', `#${campo}`)
  const recusado = campo === 'novaSenha' ? nova : confirmacao
  await expect.element(recusado).toHaveAttribute('aria-invalid', 'true')
  await expect.element(recusado).toHaveAccessibleDescription(new RegExp(falta))
  await expectAccessible()
  expect(sent(acesso.createSenha)).toEqual([])
})

test('o que só a operadora sabe volta ao campo e à lista, até se digitar outra', async () => {
  const texto = getTextoSenha('previsivel')
  refuse(acesso.createSenha, 'API-ACE-0005', [{ campo: 'senha', mensagem: texto }])
  await open()
  await submit('meu cro 45128')
  await expect.element(resumo.getByRole('link', { name: texto })).toHaveAttribute('href', '#novaSenha')
  await expect.element(nova).toHaveValue('meu cro 45128')
  await expect.poll(() => listRegras()[3]).toMatch(/ainda não atendida$/)
  // The others were looked at, and are known to be met.
  expect(listRegras()[2]).toMatch(/: atendida$/)
  await expect.element(page.getByText('Força da senha: fraca')).toBeVisible()
  await nova.fill(BOA)
  expect(listRegras()[3]).toMatch(/conferida ao salvar$/)
})

test('muitas tentativas: diz-se por quê, e o que se digitou fica', async () => {
  refuse(acesso.createSenha, 'API-ACE-0004')
  await open('PA')
  await submit()
  const recusa = page.getByRole('alert').filter({ hasText: catalogoErros['API-ACE-0004'].titulo })
  await expect.element(recusa.getByText(catalogoErros['API-ACE-0004'].texto)).toBeVisible()
  await expect.element(nova).toHaveValue(BOA)
  await expect.element(confirmacao).toHaveValue(BOA)
})

test.each([
  ['PA', '/acesso/primeiroAcesso'],
  ['RS', '/acesso/esqueciMinhaSenha'],
  ['SE', '/acesso/esqueciMinhaSenha'],
] as const)('o link %s que vence com o formulário aberto leva a pedir outro em %s', async (fluxo, href) => {
  await open(fluxo)
  refuse(acesso.createSenha, 'API-ACE-0007')
  refuse(acesso.validateFluxo, 'API-ACE-0007')
  await submit()
  await expect.element(titulo(catalogoErros['API-ACE-0007'].titulo)).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Pedir outro' })).toHaveAttribute('href', href)
  await expect.element(page.getByRole('link', { name: 'Primeiro acesso' })).not.toBeInTheDocument()
})

test('apertado duas vezes, cria uma vez só', async () => {
  const release = hold(acesso.createSenha)
  await open()
  await nova.fill(BOA)
  await confirmacao.fill(BOA)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Aguarde Criar a senha' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(titulo('Senha criada')).toBeVisible()
  expect(sent(acesso.createSenha)).toHaveLength(1)
})

test('o que se corrige deixa de ter erro antes de ir de novo', async () => {
  await open()
  await submit('gato', 'gata')
  await expect.element(resumo).toBeVisible()
  await nova.fill(BOA)
  await expect.element(nova).not.toHaveAttribute('aria-invalid')
  await expect.element(confirmacao).toHaveAttribute('aria-invalid', 'true')
  await confirmacao.fill(BOA)
  await expect.element(resumo).not.toBeInTheDocument()
})
