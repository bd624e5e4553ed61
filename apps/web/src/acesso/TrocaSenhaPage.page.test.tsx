import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { getTextoSenha } from '@portal/domain/acesso/senha.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { listRegras, resumo } from './acesso.fixture.ts'
import { isTrocaPendente, settleTrocaBefore } from './trocaPendente.ts'

const ATUAL = 'Sorriso#2026'
const BOA = 'cavalo azul 77'
const atual = page.getByLabelText('Senha atual')
const nova = page.getByLabelText('Nova senha')
const confirmacao = page.getByLabelText('Confirme a nova senha')
const trocar = page.getByRole('button', { name: 'Trocar senha' })
const trocada = page.getByRole('status').filter({ hasText: 'Senha trocada' })
const open = () => openPage('/portal/trocaSenha')

async function submit(novaSenha = BOA, repetida = novaSenha, senha = ATUAL) {
  await atual.fill(senha)
  await nova.fill(novaSenha)
  await confirmacao.fill(repetida)
  await trocar.click()
}

beforeEach(() => {
  answer(acesso.listSessoes, { sessoes: [{ aparelho: 'Chrome no Linux', ip: '10.0.0.1', atual: true }] })
  answer(acesso.updateSenha, {
    ok: true,
    expiraEm: '2027-02-20T02:59:59.000Z',
    accessToken: fakeToken({ jti: 'jti-2' }),
  })
})

describePage('TrocaSenhaPage', {
  open,
  chamada: acesso.listSessoes,
  espera: 'Carregando as sessões',
  pronto: page.getByText('Esta sessão'),
})

test('a lista de sessões que não vem não estorva a troca da senha', async () => {
  refuse(acesso.listSessoes, 'API-GEN-0005')
  open()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await submit()
  await expect.element(trocada).toBeVisible()
})

test('de quem entra com o acesso de um dentista, o aviso vai ao e-mail da clínica', async () => {
  answer(credenciado.getInfo, {
    dentistaConectado: { codigoDentista: 8, nome: 'Caio Prado', compartilhamento: 1 },
  })
  open()
  await submit()
  await expect.element(trocada).toMatchTextContent(/e um aviso vai para o e-mail da clínica\.$/)
})

test('a senha trocada se diz onde se veja, com o seu prazo, e os campos se esvaziam', async () => {
  await page.viewport(360, 640)
  open()
  await atual.fill(ATUAL)
  await nova.fill(BOA)
  await confirmacao.fill(BOA)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(trocada)
    .toHaveTextContent(
      'Senha trocadaA nova senha vale até 19/02/2027. As outras sessões foram encerradas, e um aviso vai para o seu e-mail.',
    )
  await expect.element(trocada).toBeInViewport()
  expect(sent(acesso.updateSenha).map(({ body }) => body)).toEqual([{ senha: ATUAL, novaSenha: BOA }])
  for (const campo of [atual, nova, confirmacao]) await expect.element(campo).toHaveValue('')
  await expectAccessible()
  // What follows goes with the token that the change gave.
  await expect.poll(() => sent(acesso.listSessoes)).toHaveLength(2)
  expect(sentHeaders(acesso.listSessoes).at(-1)?.get('authorization')).toBe(
    `Bearer ${fakeToken({ jti: 'jti-2' })}`,
  )
  expect(isTrocaPendente()).toBe(false)
})

test.each([
  [
    ['', '', ''],
    ['Informe a senha atual.', '#senha'],
    ['Informe a nova senha.', '#novaSenha'],
  ],
  [
    ['gato', 'gato', ATUAL],
    [getTextoSenha('curta'), '#novaSenha'],
  ],
  [
    ['abc100001d', 'abc100001d', ATUAL],
    [getTextoSenha('previsivel'), '#novaSenha'],
  ],
  [
    [BOA, BOA, BOA],
    [getTextoSenha('igual'), '#novaSenha'],
  ],
  [
    [BOA, 'cavalo azul 78', ATUAL],
    ['A confirmação precisa ser igual à nova senha.', '#confirmacao'],
  ],
] as const)('%j não vai: %j', async ([novaSenha, repetida, senha], ...faltas) => {
  open()
  await submit(novaSenha, repetida, senha)
  await expect.element(resumo).toBeVisible()
  const linhas = resumo.getByRole('link').elements()
  expect(linhas.map((linha) => [linha.textContent, linha.getAttribute('href')])).toEqual(faltas)
  await expectAccessible()
  expect(sent(acesso.updateSenha)).toEqual([])
  expect(isTrocaPendente()).toBe(false)
})

test.each([
  ['uma senha comum', 'corvette', 'comum', 2],
  ['o CRO', 'cavalo 45.128 azul', 'previsivel', 3],
] as const)(
  '%s, que só a operadora sabe, se recusa no campo e na lista',
  async (_caso, senha, motivo, at) => {
    const texto = getTextoSenha(motivo)
    refuse(acesso.updateSenha, 'API-ACE-0005', [{ campo: 'novaSenha', mensagem: texto }])
    open()
    await atual.fill(ATUAL)
    await nova.fill(senha)
    expect(listRegras()[at]).toMatch(/: conferida ao salvar$/)
    await confirmacao.fill(senha)
    await trocar.click()
    await expect.element(resumo.getByRole('link', { name: texto })).toHaveAttribute('href', '#novaSenha')
    await expect.element(nova).toHaveAttribute('aria-invalid', 'true')
    await expect.element(nova).toHaveAccessibleDescription(new RegExp(texto))
    await expect.poll(() => listRegras()[at]).toMatch(/: ainda não atendida$/)
    await expectAccessible()
    expect(isTrocaPendente()).toBe(false)
  },
)

test('a senha atual errada se diz no seu campo, e a nova fica escrita', async () => {
  const { texto } = catalogoErros['API-ACE-0006']
  refuse(acesso.updateSenha, 'API-ACE-0006', [{ campo: 'senha', mensagem: texto }])
  open()
  await submit(BOA, BOA, 'esta não é a senha')
  await expect.element(resumo.getByRole('link', { name: texto })).toHaveAttribute('href', '#senha')
  await expect.element(atual).toHaveAttribute('aria-invalid', 'true')
  await expect.element(nova).toHaveValue(BOA)
  expect(isTrocaPendente()).toBe(false)
})

test('da senha atual que não se digitou, ou que a operadora recusou, não se diz que a nova é diferente', async () => {
  const { texto } = catalogoErros['API-ACE-0006']
  refuse(acesso.updateSenha, 'API-ACE-0006', [{ campo: 'senha', mensagem: texto }])
  open()
  await nova.fill(BOA)
  await expect.poll(() => listRegras()[4]).toBe('Diferente da senha atual: conferida ao salvar')
  await submit(BOA, BOA, 'esta não é a senha')
  await expect.element(resumo.getByRole('link', { name: texto })).toBeVisible()
  // The list of rules follows a moment later.
  await expect.poll(() => listRegras()[4]).toBe('Diferente da senha atual: conferida ao salvar')
  await atual.fill(ATUAL)
  await expect.poll(() => listRegras()[4]).toBe('Diferente da senha atual: atendida')
})

test('uma falha não esvazia nada, e deixa por saber qual das senhas vale', async () => {
  const release = hold(acesso.updateSenha)
  refuse(acesso.updateSenha, 'API-GEN-0005')
  open()
  await submit()
  await expect.element(page.getByRole('button', { name: 'Aguarde Trocar senha' })).toBeVisible()
  expect(isTrocaPendente()).toBe(true)
  release()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  await expect.element(nova).toHaveValue(BOA)
  expect(isTrocaPendente()).toBe(true)
})

test.each([
  ['sem conexão', 'API-GEN-0006'],
  ['e se pede de novo', 'API-GEN-0005'],
] as const)(
  'a sessão que se acaba com a troca por responder, %s, diz que a senha pode ter sido trocada',
  async (_caso, perdida) => {
    refuse(acesso.updateSenha, perdida)
    refuse(acesso.refreshToken, 'API-ACE-0002')
    const { left } = open()
    await submit()
    await expect.poll(() => sent(acesso.updateSenha)).toHaveLength(1)
    refuse(acesso.updateSenha, 'API-ACE-0002')
    if (perdida === 'API-GEN-0005') {
      await expect.element(page.getByText(catalogoErros[perdida].texto)).toBeVisible()
      await trocar.click()
    }
    await expect.poll(left).toEqual(['/SessaoEncerrada'])
    await expect.element(trocar).toBeVisible()
    expect(isTrocaPendente()).toBe(true)
  },
)

test('a sessão que a primeira resposta diz acabada nada trocou', async () => {
  refuse(acesso.updateSenha, 'API-ACE-0002')
  refuse(acesso.refreshToken, 'API-ACE-0002')
  const { left } = open()
  await submit()
  await expect.poll(left).toEqual(['/SessaoEncerrada'])
  expect(sent(acesso.updateSenha)).toHaveLength(1)
  await expect.poll(isTrocaPendente).toBe(false)
})

test('a troca cuja renovação se recusa antes não foi enviada, e não se diz que foi', async () => {
  const { left } = open()
  await expect.element(page.getByText('Esta sessão')).toBeVisible()
  session().receive(fakeToken({ exp: 1302 }))
  refuse(acesso.refreshToken, 'API-ACE-0002')
  await submit()
  await expect.poll(left).toEqual(['/acesso/token/expirado'])
  expect(sent(acesso.updateSenha)).toEqual([])
  expect(isTrocaPendente()).toBe(false)
})

test('a troca que se renovou antes se anota com o token com que foi', async () => {
  answer(acesso.refreshToken, {
    accessToken: fakeToken({ jti: 'jti-3', listaPermissoes: ['ALTE_SENHA'] }),
  })
  const release = hold(acesso.updateSenha)
  open()
  await expect.element(page.getByText('Esta sessão')).toBeVisible()
  session().receive(fakeToken({ exp: 1302 }))
  await submit()
  await expect.poll(() => sent(acesso.updateSenha)).toHaveLength(1)
  settleTrocaBefore('jti-3')
  expect(isTrocaPendente()).toBe(true)
  release()
  await expect.element(trocada).toBeVisible()
})

test('trocada, mas com um token que não se lê, a sessão acaba como expirada, e diz com que senha entrar', async () => {
  answer(acesso.updateSenha, { accessToken: 'isto-nao-e-um-token' })
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const { left } = open()
  await submit()
  await expect.poll(left).toEqual(['/acesso/token/expirado'])
  expect(isTrocaPendente()).toBe(true)
  dito.mockRestore()
})

test('o que se digita se mostra a quem pede, e o gerenciador de senhas acha os campos', async () => {
  open()
  await expect.element(atual).toHaveFocus()
  await expect.element(atual).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(nova).toHaveAttribute('autocomplete', 'new-password')
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('100001')
  await expect.element(nova).toHaveAttribute('type', 'password')
  await page.getByRole('checkbox', { name: 'Mostrar o que digito' }).click({ force: true })
  for (const campo of [atual, nova, confirmacao]) await expect.element(campo).toHaveAttribute('type', 'text')
})

test('o que se corrige deixa de ter erro antes de ir de novo, e o resumo só fala do que falta', async () => {
  open()
  await submit('gato', 'gata', '')
  await expect.element(resumo).toBeVisible()
  const linhas = () =>
    resumo
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await atual.fill(ATUAL)
  await expect.element(atual).not.toHaveAttribute('aria-invalid')
  await expect.poll(linhas).toEqual([getTextoSenha('curta'), 'A confirmação precisa ser igual à nova senha.'])
  await nova.fill(BOA)
  await confirmacao.fill(BOA)
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(confirmacao).not.toHaveAttribute('aria-invalid')
  await expect.element(confirmacao).toHaveFocus()
})

test('o que a operadora recusou fica dito até se pedir de novo', async () => {
  const { texto } = catalogoErros['API-ACE-0006']
  refuse(acesso.updateSenha, 'API-ACE-0006', [{ campo: 'senha', mensagem: texto }])
  open()
  await submit(BOA, BOA, 'esta não é a senha')
  await expect.element(resumo.getByRole('link', { name: texto })).toBeVisible()
  await atual.fill(ATUAL)
  await expect.element(atual).toHaveAccessibleDescription(texto)
  await trocar.click()
  await expect.poll(() => sent(acesso.updateSenha)).toHaveLength(2)
})
