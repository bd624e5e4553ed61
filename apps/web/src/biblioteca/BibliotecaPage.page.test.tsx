import { biblioteca } from '@portal/contract/biblioteca.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { answerRede } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { grupos, guiaRapido, tabelaFaces } from './biblioteca.fixture.ts'

const ROTA = '/portal/universidadeAurora'
const campo = page.getByRole('searchbox', { name: 'Procurar na biblioteca' })
const link = page.getByRole('link', { name: 'Tabela de faces e dentes' })

beforeEach(() => {
  answer(biblioteca.listBiblioteca, { grupos })
  answer(biblioteca.getArquivo, {
    ...tabelaFaces,
    grupo: 'Tabelas',
    texto: '## Superiores\n\n- **11** Incisivo central superior direito',
  })
})

describe('a lista', () => {
  describePage('BibliotecaPage', {
    open: () => openPage(ROTA),
    chamada: biblioteca.listBiblioteca,
    espera: 'Carregando a biblioteca',
    pronto: page.getByRole('link', { name: 'Guia rápido do portal' }),
  })
})

describe('um arquivo', () => {
  describePage('BibliotecaPage', {
    open: () => openPage(`${ROTA}?arquivo=7`),
    chamada: biblioteca.getArquivo,
    espera: 'Carregando a página',
    pronto: page.getByRole('heading', { level: 2, name: 'Tabela de faces e dentes' }),
  })
})

test('os grupos na sua ordem, e cada arquivo com o que é', async () => {
  openPage(ROTA)
  await expect.element(page.getByText('2 arquivos')).toBeVisible()
  const titulos = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(titulos.map((titulo) => titulo.textContent)).toEqual(['Para começar', 'Tabelas'])
  const itens = page.getByRole('main').getByRole('listitem').elements()
  expect(itens.map((item) => [...item.querySelectorAll('a, p')].map((parte) => parte.textContent))).toEqual([
    ['Guia rápido do portal', 'O dia em dez passos.', 'Versão 1, de 01/10/2026 · PDF de 1 página, 2 KB'],
    [
      'Tabela de faces e dentes',
      'Arcadas, quadrantes e faces.',
      'Versão 2, de 03/11/2026 · PDF de 3 páginas, 5 KB',
    ],
  ])
})

test('procura-se digitando, e o endereço guarda as palavras; Esc desfaz', async () => {
  const { address } = openPage(ROTA)
  await campo.click()
  await userEvent.keyboard('DENTES arcadas')
  await expect.element(page.getByText('1 arquivo')).toBeVisible()
  await expect.poll(address).toBe(`${ROTA}?texto=DENTES+arcadas`)
  await expect.element(page.getByRole('heading', { name: 'Para começar' })).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await campo.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('2 arquivos')).toBeVisible()
  await expect.poll(address).toBe(ROTA)
  await expectAccessible()
})

test('os arquivos se contam todos, e não os grupos', async () => {
  answer(biblioteca.listBiblioteca, { grupos: [{ grupo: 'Tabelas', arquivos: [guiaRapido, tabelaFaces] }] })
  openPage(ROTA)
  await expect.element(page.getByText('2 arquivos')).toBeVisible()
})

test('ler um arquivo e voltar à mesma procura, na linha de que se saiu', async () => {
  const { address } = openPage(`${ROTA}?texto=dentes`)
  await expect.element(campo).toHaveValue('dentes')
  await link.click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Tabela de faces e dentes' }))
    .toHaveFocus()
  expect(address()).toBe(`${ROTA}?arquivo=7&texto=dentes`)
  await expect
    .element(page.getByText('Tabelas · Versão 2, de 03/11/2026 · PDF de 3 páginas, 5 KB'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Superiores' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar à biblioteca' }).click()
  await expect.element(link).toHaveFocus()
  await expect.element(campo).toHaveValue('dentes')
  expect(address()).toBe(`${ROTA}?texto=dentes`)
})

test('o arquivo que saiu da lista devolve o foco ao campo', async () => {
  openPage(`${ROTA}?arquivo=7`)
  answer(biblioteca.listBiblioteca, { grupos: [{ grupo: 'Para começar', arquivos: [guiaRapido] }] })
  await page.getByRole('link', { name: 'Voltar à biblioteca' }).click()
  await expect.element(campo).toHaveFocus()
})

test.each([
  [
    { grupos },
    `${ROTA}?texto=inexistente`,
    'Nenhum tem todas estas palavras. Tire uma delas, ou apague tudo com Esc.',
  ],
  [{}, ROTA, 'Os guias e tabelas que a sua rede publicar aparecem aqui.'],
])('%#: nenhum arquivo, e por quê', async (reply, endereco, palavras) => {
  answer(biblioteca.listBiblioteca, reply)
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nenhum arquivo' })).toBeVisible()
  await expect.element(page.getByText(palavras)).toBeVisible()
  await expect.element(page.getByText('0 arquivos')).toBeVisible()
  await expectAccessible()
})

test.each([
  ['AURORA', 'Universidade Aurora', 'Universidade Lumina'],
  ['LUMINA', 'Universidade Lumina', 'Universidade Aurora'],
])('na rede %s a biblioteca se chama %s', async (rede, nome, outro) => {
  answerRede(rede)
  openPage(ROTA, { rede })
  await expect.element(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await expect.poll(() => document.title).toBe(`${nome} · Portal do Credenciado`)
  await expect.element(page.getByRole('link', { name: outro })).not.toBeInTheDocument()
})
