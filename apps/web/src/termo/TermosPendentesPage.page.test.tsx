import { catalogoErros } from '@portal/contract/errors.ts'
import { termo } from '@portal/contract/termo.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { assinatura, toAceito, uso } from './termo.fixture.ts'

const PENDENTES = '/portal/termosPendentes'
const titulo = (name: string) => page.getByRole('heading', { level: 2, name })

beforeEach(() => {
  answer(termo.listPendentes, { termos: [assinatura, uso] })
  answer(termo.createAceite, ({ body }) => toAceito(body.codigoDocumento === 103 ? assinatura : uso))
})

describe('a lista', () => {
  describePage('TermosPendentesPage', {
    open: () => openPage(PENDENTES),
    chamada: termo.listPendentes,
    espera: 'Carregando a página',
    pronto: titulo('2 termos esperam o seu aceite'),
  })
})

describe('um termo', () => {
  describePage('TermosPendentesPage', {
    open: () => openPage(`${PENDENTES}?documento=103`),
    chamada: termo.listPendentes,
    espera: 'Carregando a página',
    pronto: titulo('Termo da guia digital'),
  })
})

test('sem termo pendente, a tela diz, e leva ao início e aos aceitos', async () => {
  answer(termo.listPendentes, {})
  openPage(PENDENTES)
  await expect.element(page.getByRole('heading', { name: 'Nenhum termo pendente' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ir para o início' }))
    .toHaveAttribute('href', '/portal')
  await expect
    .element(page.getByRole('link', { name: 'Ver os termos aceitos' }))
    .toHaveAttribute('href', '/portal/termos')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expectAccessible()
})

test('a lista diz o que espera, a versão de cada um, e para quem falta', async () => {
  answer(termo.listPendentes, { termos: [{ ...assinatura, faltam: [null, 'Centro', 'Sul'] }, uso] })
  openPage(PENDENTES)
  const itens = page.getByRole('listitem').filter({ hasText: 'publicada em' })
  await expect.element(itens.first()).toBeVisible()
  expect(
    itens
      .elements()
      .map((item) => [...item.querySelectorAll('a, p, li > :last-child')].map((parte) => parte.textContent)),
  ).toEqual([
    [
      'Termo da guia digital',
      'Versão 2, publicada em 12/11/2026',
      'Falta o aceite de: código principal, Centro e Sul',
      'Não lido',
    ],
    ['Termos de uso', 'Versão 2, publicada em 12/11/2026', 'Não lido'],
  ])
  await expect
    .element(page.getByRole('link', { name: 'Ler Termo da guia digital' }))
    .toHaveAttribute('href', `${PENDENTES}?documento=103`)
  await expect.element(page.getByRole('button', { name: /^Aceitar/ })).not.toBeInTheDocument()
})

test('lido um, o caminho é ao primeiro que falta ler, e ainda não se aceitam todos', async () => {
  sessionStorage.setItem('portal.termosLidos', `100001 103 ${assinatura.sha256}`)
  openPage(PENDENTES)
  await expect
    .element(page.getByRole('link', { name: 'Ler Termos de uso' }))
    .toHaveAttribute('href', `${PENDENTES}?documento=104`)
  await expect.element(page.getByText('Lido')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Aceitar/ })).not.toBeInTheDocument()
})

test('um só termo se conta no singular', async () => {
  answer(termo.listPendentes, { termos: [uso] })
  openPage(PENDENTES)
  await expect.element(titulo('1 termo espera o seu aceite')).toBeVisible()
})

test('lidos todos, aceitam-se de uma vez, cada um por todas as suas unidades', async () => {
  const curto = { ...assinatura, texto: 'Curto.', faltam: [null, 'Centro'] }
  answer(termo.listPendentes, { termos: [curto, uso] })
  answer(termo.createAceite, ({ body }) =>
    body.codigoDocumento === 103 ? toAceito(curto, [null, 'Centro']) : toAceito(uso),
  )
  openPage(PENDENTES)
  for (const [i, { titulo: nome }] of [curto, uso].entries()) {
    await page.getByRole('link', { name: nome }).click()
    await expect.element(titulo(nome)).toHaveFocus()
    await expect.element(page.getByText('Texto lido até o fim. Você já pode aceitar.')).toBeVisible()
    await page.getByRole('link', { name: 'Ver todos os pendentes' }).click()
    await expect.element(titulo('2 termos esperam o seu aceite')).toHaveFocus()
    await expect.poll(() => page.getByText('Lido').elements()).toHaveLength(i + 1)
  }
  await expect
    .element(page.getByText('O aceite vale para o código principal e para todas as unidades.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Aceitar os 2 termos lidos' }).click()
  await expect.element(titulo('Termos aceitos')).toHaveFocus()
  expect(sent(termo.createAceite).map(({ body }) => body)).toEqual([
    { codigoDocumento: 103, global: true },
    { codigoDocumento: 104, global: true },
  ])
})

test('aceitos de uma vez até a recusa de um: os de antes ficam aceitos, o recusado fica na tela', async () => {
  sessionStorage.setItem(
    'portal.termosLidos',
    [assinatura, uso].map(({ codigoDocumento, sha256 }) => `100001 ${codigoDocumento} ${sha256}`).join('\n'),
  )
  openPage(PENDENTES)
  const aceitar = page.getByRole('button', { name: 'Aceitar os 2 termos lidos' })
  await expect.element(aceitar).toBeVisible()
  answer(termo.createAceite, () => {
    refuse(termo.createAceite, 'API-TER-0002')
    return toAceito(assinatura)
  })
  await aceitar.click()
  await expect.element(page.getByText(catalogoErros['API-TER-0002'].texto)).toBeVisible()
  await expect.element(titulo('1 termo espera o seu aceite')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Termo da guia digital' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Aceitar o termo lido' })).toBeEnabled()
})

test.each([
  ['por outro credenciado', `100002 104 ${uso.sha256}`],
  ['em outra versão', `100001 104 ${'c'.repeat(64)}`],
])('o que foi lido %s não está lido', async (_quem, lido) => {
  sessionStorage.setItem('portal.termosLidos', lido)
  answer(termo.listPendentes, { termos: [uso] })
  openPage(PENDENTES)
  await expect.element(page.getByText('Não lido')).toBeVisible()
})

test.each([
  ['de nenhum endereço', undefined, []],
  ['de um endereço', '100001', ['/portal/elegibilidade']],
  ['depois da sessão de outro', '100002', []],
])('quem vinha %s segue sem aceitar para ele, ou pelo menu', async (_de, login, destinos) => {
  if (login)
    sessionStorage.setItem('portal.retorno', JSON.stringify({ login, address: '/portal/elegibilidade' }))
  openPage(PENDENTES)
  await expect.element(titulo('2 termos esperam o seu aceite')).toBeVisible()
  const seguir = page.getByRole('link', { name: 'Continuar sem aceitar' }).elements()
  expect(seguir.map((link) => link.getAttribute('href'))).toEqual(destinos)
})
