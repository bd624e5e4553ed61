import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { ajudaEntrada } from '@portal/domain/menu/ajudaEntrada.ts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findMarca } from '../../marca/findMarca.ts'
import { answer, hold, refuse, sent } from '../../testing/calls.ts'
import { withFinger } from '../../testing/withFinger.ts'
import { singleKeys } from '../../ui/singleKeys.ts'
import { LoginPage } from './LoginPage.tsx'
import login from './login.css?inline'
import type { LoginState } from './loginState.ts'

const codigo = page.getByLabelText('Código do credenciado')
const senha = page.getByLabelText('Senha')
const entrar = page.getByRole('button', { name: 'Entrar' })

/** The form as it is once its script has come; the document around it is the server's. */
function openLogin(state: Partial<LoginState> = {}, marca = 'aurora'): void {
  const place = document.getElementById('raiz')
  if (!place) throw new Error('tester.html has no #raiz')
  const root = createRoot(place)
  const inteiro = { action: '/credenciado/login', login: '', demonstracao: [], ...state }
  // As the server writes it: what another test showed in this window may have left none.
  document.title = 'Entrar'
  root.render(<LoginPage marca={findMarca(marca)} state={inteiro} />)
  onTestFinished(() => root.unmount())
}

test('o rodapé diz quem é a operadora, onde está, e quem a fiscaliza', async () => {
  openLogin()
  const { razaoSocial, cnpj, endereco, registroAns } = findMarca('aurora')
  const rodape = page.getByRole('contentinfo')
  for (const dito of [razaoSocial, cnpj, registroAns, endereco, 'Agência Nacional de Saúde Suplementar'])
    await expect.element(rodape).toMatchTextContent(dito)
})

test.each([
  ['', '', 'Informe o código do credenciado.', 'Informe a senha.'],
  ['10a', 'x', 'O código tem até nove números, sem letras nem pontos.', undefined],
  ['1000012345', 'x', 'O código tem até nove números, sem letras nem pontos.', undefined],
  ['100001', '', undefined, 'Informe a senha.'],
])(
  '%j com a senha %j não entra: diz no alto e no campo o que falta',
  async (login, digitada, doCodigo, daSenha) => {
    openLogin()
    // By the keyboard: what a field cuts, it cuts of what is typed.
    await codigo.click()
    if (login) await userEvent.keyboard(login)
    await senha.fill(digitada)
    await entrar.click()
    const resumo = page.getByRole('alert')
    await expect.element(resumo).toMatchTextContent(/^Há um problema/)
    const hasFocus = () =>
      document.activeElement !== document.body && document.activeElement?.contains(resumo.element())
    await expect.poll(hasFocus).toBe(true)
    const faltas = [doCodigo, daSenha].filter((falta) => falta !== undefined)
    expect(
      resumo
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(faltas)
    expect(document.title).toBe('Erro: Entrar')
    for (const [campo, falta] of [
      [codigo, doCodigo],
      [senha, daSenha],
    ] as const) {
      if (falta) await expect.element(campo).toHaveAccessibleDescription(falta)
      else await expect.element(campo).not.toHaveAttribute('aria-invalid')
    }
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(doCodigo && daSenha ? 2 : 1)
    await resumo.getByRole('link').first().click()
    await expect.element(doCodigo ? codigo : senha).toHaveFocus()
    // Again, though nothing is another.
    await userEvent.keyboard('{Enter}')
    await expect.poll(hasFocus).toBe(true)
    expect(sent(acesso.login)).toEqual([])
  },
)

test.each(['API-ACE-0001', 'API-ACE-0004', 'API-GEN-0005'] as const)(
  'a recusa %s se diz, com o foco, e o que foi digitado fica',
  async (recusa) => {
    const { titulo, texto } = catalogoErros[recusa]
    refuse(acesso.login, recusa)
    openLogin()
    await codigo.fill(' 100001')
    await senha.fill('não é esta')
    await userEvent.keyboard('{Enter}')
    const aviso = page.getByRole('alert')
    await expect.element(aviso).toHaveFocus()
    await expect.element(aviso).toHaveTextContent(`${titulo}${texto}`)
    expect(document.title).toBe('Erro: Entrar')
    await expect.element(codigo).toHaveValue(' 100001')
    await expect.element(senha).toHaveValue('não é esta')
    expect(sent(acesso.login).map(({ body }) => body)).toEqual([{ login: '100001', senha: 'não é esta' }])
  },
)

test('um token que não se lê devolve o botão e diz que a resposta não serve', async () => {
  answer(acesso.login, { accessToken: 'isto-nao-e-um-token' })
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => dito.mockRestore())
  openLogin()
  await codigo.fill('100001')
  await senha.fill('Sorriso#2026')
  await userEvent.keyboard('{Enter}')
  const aviso = page.getByRole('alert')
  await expect.element(aviso).toHaveFocus()
  await expect.element(aviso).toMatchTextContent(/^Resposta inesperada.*Tente de novo em instantes\.$/)
  await expect.element(entrar).not.toHaveAttribute('aria-disabled')
  expect(String(dito.mock.calls[0]?.[0])).toBe(`Error: ${textosSessao.tokenIlegivel}`)
})

test('a entrada de outra operadora se faz como a nossa, com o script', async () => {
  refuse(acesso.login, 'API-ACE-0001')
  openLogin({ precisaScript: true })
  await codigo.fill('100001')
  await senha.fill('x')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(sent(acesso.login).map(({ body }) => body)).toEqual([{ login: '100001', senha: 'x' }])
})

test('apertado duas vezes enquanto entra, pede uma vez só, e a recusa de antes some', async () => {
  refuse(acesso.login, 'API-ACE-0001')
  openLogin({ login: '100001', outcome: { codigo: 'API-ACE-0001' } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  const release = hold(acesso.login)
  await senha.fill('não é esta')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect
    .element(page.getByRole('button', { name: 'Entrando…' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  release()
  await expect.element(entrar).not.toHaveAttribute('aria-disabled')
  expect(sent(acesso.login)).toHaveLength(1)
})

test('com o dedo, tudo o que se aperta tem 44 px', async () => {
  await page.viewport(360, 740)
  const style = document.createElement('style')
  style.textContent = login
  document.head.append(style)
  onTestFinished(() => style.remove())
  openLogin({ demonstracao: [{ login: '100001', quem: 'Clínica', mostra: 'tudo', senha: null }] })
  await expect.element(entrar).toBeVisible()
  await withFinger(async () => {
    const apertaveis = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary), footer a')]
    const baixos = apertaveis.filter((um) => um.checkVisibility() && um.getBoundingClientRect().height < 44)
    expect(baixos.map(({ textContent }) => textContent)).toEqual([])
    await page.getByText('Usuários da demonstração').click()
    await expect.element(page.getByRole('link', { name: '100001 Clínica' })).toBeVisible()
    expect(
      page.getByRole('link', { name: '100001 Clínica' }).element().getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
  })
})

test('a senha se mostra e se oculta', async () => {
  openLogin()
  await expect.element(senha).toHaveAttribute('type', 'password')
  const mostrar = page.getByRole('button', { name: 'Mostrar senha' })
  await expect.element(mostrar).toHaveAttribute('aria-pressed', 'false')
  await mostrar.click()
  await expect.element(senha).toHaveAttribute('type', 'text')
  const ocultar = page.getByRole('button', { name: 'Ocultar senha' })
  await expect.element(ocultar).toHaveAttribute('aria-pressed', 'true')
  await ocultar.click()
  await expect.element(senha).toHaveAttribute('type', 'password')
})

test('o Caps Lock ligado se diz, sem impedir, até se sair do campo', async () => {
  openLogin()
  await senha.click()
  const press = (modifierCapsLock: boolean) =>
    senha.element().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'A', modifierCapsLock }))
  press(true)
  await expect.element(senha).toHaveAccessibleDescription('O Caps Lock está ligado.')
  press(false)
  await expect.element(senha).not.toHaveAccessibleDescription()
  press(true)
  await expect.element(senha).toHaveAccessibleDescription('O Caps Lock está ligado.')
  await userEvent.tab()
  await expect.element(senha).not.toHaveAccessibleDescription()
})

test('escolher um usuário da demonstração preenche o código e a senha', async () => {
  openLogin({
    login: '1',
    demonstracao: [
      { login: '100001', quem: 'Clínica', mostra: 'tudo', senha: 'Sorriso#2026' },
      { login: '100005', quem: 'Dentista', mostra: 'primeiro acesso', senha: null },
    ],
    caixa: '/caixaLocal',
  })
  await page.getByText('Usuários da demonstração').click()
  await page.getByRole('link', { name: '100001 Clínica' }).click()
  await expect.element(senha).toHaveFocus()
  await expect.element(codigo).toHaveValue('100001')
  await expect.element(senha).toHaveValue('Sorriso#2026')
  const semSenha = page.getByRole('link', { name: '100005 Dentista' })
  // Without the script the link fills the code.
  await expect.element(semSenha).toHaveAttribute('href', '/credenciado/login?login=100005')
  await semSenha.click()
  await expect.element(codigo).toHaveValue('100005')
  await expect.element(senha).toHaveValue('')
  await expect
    .element(page.getByRole('link', { name: 'Mensagens enviadas pela demonstração' }))
    .toHaveAttribute('href', '/caixaLocal')
})

test.each([
  ['aurora', '/acesso/esqueciMinhaSenha', '/acesso/primeiroAcesso'],
  ['meridiano', '/meridiano/esqueciMinhaSenha', '/meridiano/primeiroAcesso'],
  ['lumina', '/acesso/esqueciMinhaSenha?rede=lumina', '/acesso/primeiroAcesso?rede=lumina'],
])(
  'a rede %s tem os seus caminhos para uma senha, e nada da demonstração',
  async (marca, esqueci, primeiro) => {
    openLogin({}, marca)
    await expect
      .element(page.getByRole('link', { name: 'Esqueci minha senha' }))
      .toHaveAttribute('href', esqueci)
    await expect
      .element(page.getByRole('link', { name: 'Primeiro acesso' }))
      .toHaveAttribute('href', primeiro)
    expect(page.getByText('Usuários da demonstração').elements()).toEqual([])
  },
)

test.each([
  ['10000 5', 'Primeiro acesso', '/acesso/primeiroAcesso?rede=lumina&login=100005'],
  ['100005', 'Esqueci minha senha', '/acesso/esqueciMinhaSenha?rede=lumina&login=100005'],
  ['10a', 'Primeiro acesso', '/acesso/primeiroAcesso?rede=lumina'],
])('o código %j vai junto por “%s”, se é um', async (digitado, nome, leva) => {
  const foi: string[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) foi.push(event.target.pathname + event.target.search)
  }
  window.addEventListener('click', stay)
  onTestFinished(() => window.removeEventListener('click', stay))
  openLogin({}, 'lumina')
  await codigo.fill(digitado)
  await page.getByRole('link', { name: nome }).click()
  await expect.poll(() => foi).toEqual([leva])
})

test('na rede do banco entra-se também com o usuário que ele deu, pela outra chamada', async () => {
  refuse(acesso.loginBanco, 'API-ACE-0001')
  refuse(acesso.login, 'API-ACE-0001')
  openLogin({ action: '/meridiano/login' }, 'meridiano')
  const quem = page.getByLabelText('Código do credenciado ou usuário Meridiano')
  await quem.fill('1eduardo')
  await senha.fill('x')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(quem)
    .toHaveAccessibleDescription(
      'O código tem até nove números, sem letras nem pontos. O usuário Meridiano começa por letra.',
    )
  for (const digitado of ['eduardo.leal', '200001']) {
    await quem.fill(digitado)
    await senha.fill('x')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveFocus()
  }
  expect(sent(acesso.loginBanco).map(({ body }) => body)).toEqual([{ usuario: 'eduardo.leal', senha: 'x' }])
  expect(sent(acesso.login).map(({ body }) => body)).toEqual([{ login: '200001', senha: 'x' }])
})

test('"?" abre a ajuda, num campo é um ponto de interrogação, e o botão a abre sem script', async () => {
  await import('./main.ts')
  openLogin()
  const ajuda = page.getByRole('dialog', { name: 'Ajuda: Entrar' })
  const botao = page.getByRole('button', { name: 'Ajuda desta tela (?)' })
  await codigo.click()
  await userEvent.keyboard('?')
  await expect.element(codigo).toHaveValue('?')
  await expect.element(ajuda).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('?')
  await expect.element(ajuda.getByText(ajudaEntrada.finalidade)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ajuda).not.toBeInTheDocument()
  await expect.element(entrar).toHaveFocus()
  await botao.click()
  await ajuda.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(botao).toHaveFocus()
})

test('com as teclas de um sinal desligadas, "?" não abre a ajuda, e o botão não a ensina', async () => {
  await import('./main.ts')
  singleKeys.turn(false)
  openLogin()
  const ajuda = page.getByRole('dialog', { name: 'Ajuda: Entrar' })
  const botao = page.getByRole('button', { name: 'Ajuda desta tela', exact: true })
  await expect.element(botao).toBeVisible()
  entrar.element().focus()
  await userEvent.keyboard('?')
  await expect.element(ajuda).not.toBeInTheDocument()
  await botao.click()
  await expect.element(ajuda).toBeVisible()
})
