import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { expectGood, followLink, resumo, showMarca, showOn, telas, titulo } from './acesso.fixture.ts'

const ENDERECO = '/acesso/CadastrarSenha'
const TOKEN = 'x'.repeat(43)
const { titulo: semValidade, texto: porQue } = catalogoErros['API-ACE-0007']
const nova = page.getByLabelText('Nova senha')
const codigo = page.getByLabelText('Código recebido')
const continuar = page.getByRole('button', { name: 'Continuar' })

const open = (token?: string) => {
  if (token) followLink(token)
  return openPage(ENDERECO, null)
}

beforeEach(() => {
  showMarca('aurora')
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '100001' })
})

test('enquanto o link se confere, a página diz isso', async () => {
  const release = hold(acesso.validateFluxo)
  open(TOKEN)
  await expect.element(page.getByRole('img', { name: 'Conferindo o link' })).toBeVisible()
  await expect.element(titulo('Criar a senha')).toHaveFocus()
  release()
  await expect.element(titulo('Crie uma nova senha')).toHaveFocus()
  expect(sent(acesso.validateFluxo).map(({ query }) => query)).toEqual([{ token: TOKEN }])
})

test('o link some do endereço assim que se lê', async () => {
  open(TOKEN)
  await expect.element(titulo('Crie uma nova senha')).toBeVisible()
  expect(location.hash).toBe('')
})

test('o que falha se diz nas palavras do catálogo, e se tenta de novo', async () => {
  const { titulo: falhou, texto } = catalogoErros['API-GEN-0005']
  const mend = refuse(acesso.validateFluxo, 'API-GEN-0005')
  open(TOKEN)
  const falha = page.getByRole('alert').filter({ hasText: falhou })
  await expect.element(falha.getByText(texto)).toBeVisible()
  await expectAccessible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(nova).toBeVisible()
})

test('um 403 se diz na página, e a sessão que outra pessoa tem aberta continua', async () => {
  const { titulo: recusado, texto } = catalogoErros['API-ACE-0003']
  refuse(acesso.validateFluxo, 'API-ACE-0003')
  followLink(TOKEN)
  const { left } = openPage(ENDERECO)
  const falha = page.getByRole('alert').filter({ hasText: recusado })
  await expect.element(falha.getByText(texto)).toBeVisible()
  expect(left()).toEqual([])
  expect(session().getSnapshot()?.userLogin).toBe('100001')
})

test.each([
  ['PA', 'Crie a sua senha'],
  ['RS', 'Crie uma nova senha'],
  ['SE', 'Sua senha expirou: crie outra'],
] as const)('o fluxo %s diz "%s", e de quem é a senha', async (tipoFluxo, nome) => {
  answer(acesso.validateFluxo, { tipoFluxo, userLogin: '100005' })
  open(TOKEN)
  await expect.element(titulo(nome)).toHaveFocus()
  await expect.element(page.getByText('Para entrar com o código 100005.')).toBeVisible()
})

test('um link sem validade diz por quê, e onde se pede outro', async () => {
  refuse(acesso.validateFluxo, 'API-ACE-0007')
  open(TOKEN)
  await expect.element(titulo(semValidade)).toHaveFocus()
  await expect.element(page.getByText(porQue)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pedir outro' }))
    .toHaveAttribute('href', '/acesso/esqueciMinhaSenha')
  await expect
    .element(page.getByRole('link', { name: 'Primeiro acesso' }))
    .toHaveAttribute('href', '/acesso/primeiroAcesso')
  await page.getByRole('button', { name: 'Digitar um código' }).click()
  await expect.element(titulo('Criar a senha')).toHaveFocus()
  expect(sessionStorage).toHaveLength(0)
})

test('outro link aberto na mesma aba toma o lugar do primeiro', async () => {
  refuse(acesso.validateFluxo, 'API-ACE-0007')
  open(TOKEN)
  await expect.element(titulo(semValidade)).toHaveFocus()
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '100001' })
  location.hash = `fluxo=${'y'.repeat(43)}`
  await expect.element(titulo('Crie uma nova senha')).toHaveFocus()
  expect(location.hash).toBe('')
  expect(sent(acesso.validateFluxo).at(-1)?.query).toEqual({ token: 'y'.repeat(43) })
})

test.each([
  ['', 'Informe o código que você recebeu.'],
  ['K7QF-9M2X', 'O código tem 12 letras e números.'],
  ['K7QF-9M2X-4TRBX', 'O código tem 12 letras e números.'],
])('o código %j se recusa no campo: %s', async (digitado, falta) => {
  open()
  await codigo.fill(digitado)
  await continuar.click()
  const linha = resumo.getByRole('link', { name: falta })
  await expect.element(linha).toHaveAttribute('href', '#codigoRecebido')
  await expect.element(codigo).toHaveAttribute('aria-invalid', 'true')
  await expect.element(codigo).toHaveAccessibleDescription(new RegExp(falta))
  await expectAccessible()
  await linha.click()
  await expect.element(codigo).toHaveFocus()
  expect(sent(acesso.validateFluxo)).toEqual([])
})

test('o código vale como a pessoa o digita', async () => {
  open()
  await expect.element(titulo('Criar a senha')).toHaveFocus()
  await codigo.click()
  await userEvent.keyboard(' k7qf 9m2x 4trb{Enter}')
  await expect.element(titulo('Crie uma nova senha')).toHaveFocus()
  expect(sent(acesso.validateFluxo).map(({ query }) => query)).toEqual([{ token: 'K7QF9M2X4TRB' }])
})

test('sem link nem código se diz onde pedir, e como voltar à entrada', async () => {
  open()
  for (const [nome, href] of [
    ['Esqueci minha senha', '/acesso/esqueciMinhaSenha'],
    ['Primeiro acesso', '/acesso/primeiroAcesso'],
    ['Voltar à entrada', '/credenciado/login'],
  ] as const)
    await expect.element(page.getByRole('link', { name: nome })).toHaveAttribute('href', href)
})

test('na rede que tem endereços seus, os caminhos são os dela', async () => {
  showMarca('meridiano')
  openPage('/meridiano/CadastrarSenha', null)
  for (const [nome, href] of [
    ['Esqueci minha senha', '/meridiano/esqueciMinhaSenha'],
    ['Primeiro acesso', '/meridiano/primeiroAcesso'],
    ['Voltar à entrada', '/meridiano/login'],
  ] as const)
    await expect.element(page.getByRole('link', { name: nome })).toHaveAttribute('href', href)
})

test.each(telas)('nenhum achado nos seus passos, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  open()
  await expect.element(titulo('Criar a senha')).toHaveFocus()
  await expectGood()
  refuse(acesso.validateFluxo, 'API-ACE-0007')
  location.hash = `fluxo=${TOKEN}`
  await expect.element(titulo(semValidade)).toHaveFocus()
  await expectGood()
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '100001' })
  location.hash = `fluxo=${'y'.repeat(43)}`
  await expect.element(nova).toBeVisible()
  await nova.fill('gato')
  await expectGood()
})

test('o código corrigido deixa de ter erro antes de ir de novo', async () => {
  open()
  await codigo.fill('K7QF-9M2X')
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  await codigo.fill('K7QF-9M2X-4TRB')
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(codigo).not.toHaveAttribute('aria-invalid')
})
