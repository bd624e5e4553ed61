import { comunicado } from '@portal/contract/comunicado.ts'
import { guia } from '@portal/contract/guia.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { isTelaFolha, telas } from '@portal/domain/menu/tela.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../../testing/answerHome.ts'
import { answer, answerStream, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { withFinger } from '../../testing/withFinger.ts'
import { notice } from '../../ui/notice.ts'

const trilha = page.getByRole('navigation', { name: 'Você está em' })
const sino = (nome: string) => page.getByRole('button', { name: nome, exact: true })

beforeEach(() => {
  answerHome()
  answer(pesquisa.searchGuias, {})
  answer(guia.getFiltros, {})
  answer(notificacao.listNotificacoes, {})
  answer(notificacao.getPreferencia, {})
})

test('a 360 px, sob o dedo, o título de cada tela se lê inteiro', async () => {
  await page.viewport(360, 740)
  openPage('/portal/consultaGTOs')
  const titulo = page.getByRole('heading', { level: 1, name: 'Consultar guias' })
  await expect.element(titulo).toBeVisible()
  const lugar = titulo.element()
  await withFinger(async () => {
    for (const { rotulo } of telas.filter((tela) => !isTelaFolha(tela))) {
      lugar.textContent = rotulo
      expect([rotulo, lugar.scrollWidth - lugar.clientWidth]).toEqual([rotulo, 0])
      expect(lugar.clientHeight, rotulo).toBeLessThanOrEqual(60)
    }
  })
})

test.each([
  ['/portal', 'Início', undefined],
  ['/portal/consultaGTOs', 'Consultar guias', ['Início', 'Atendimento']],
  ['/portal/prazos', 'Prazos', ['Início']],
  // Its group has the same name, and is not told again.
  ['/portal/acervoDigital', 'Acervo digital', ['Início']],
])('em %s diz a tela, e onde ela fica', async (endereco, titulo, passos) => {
  openPage(endereco)
  await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  expect(document.title).toBe(`${titulo} · Portal do Credenciado`)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect.element(menu.getByText('Atendimento', { exact: true }).first()).toBeVisible()
  if (passos)
    await expect
      .poll(() =>
        trilha
          .getByRole('listitem')
          .elements()
          .map((passo) => passo.textContent),
      )
      .toEqual(passos)
  else await expect.element(trilha).not.toBeInTheDocument()
})

test('a trilha leva ao início, e o foco vai ao campo dele', async () => {
  const { address } = openPage('/portal/prazos')
  await trilha.getByRole('link', { name: 'Início' }).click()
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveFocus()
  expect(address()).toBe('/portal')
})

test.each([
  ['Claro', 'claro'],
  ['Escuro', 'escuro'],
  ['Alto contraste', 'contraste'],
])('escolhe-se o tema %s, que vale na hora e se diz no botão', async (nome, tema) => {
  openPage('/portal/prazos')
  await sino('Tema: Do sistema').click()
  await page.getByRole('menuitem', { name: nome }).click()
  await expect.element(sino(`Tema: ${nome}`)).toHaveFocus()
  expect(document.documentElement.dataset.tema).toBe(tema)
  await expectAccessible()
})

test('a ajuda se abre por ? e diz da tela para que serve, as suas teclas e as suas palavras', async () => {
  openPage('/portal/prazos')
  await expect.element(page.getByRole('heading', { name: 'Nada a vencer' })).toBeVisible()
  page.getByRole('tab', { name: 'Desistências' }).element().focus()
  await userEvent.keyboard('?')
  const ajuda = page.getByRole('dialog', { name: 'Ajuda: Prazos' })
  await expect.element(ajuda.getByRole('heading', { name: 'Teclas' })).toBeVisible()
  for (const efeito of ['Buscar paciente, guia ou tela', 'Fechar o que está na frente', 'Ajuda desta tela'])
    await expect.element(ajuda.getByText(efeito)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ajuda).not.toBeInTheDocument()
})

test.each([
  [0, 0, 'Avisos', ''],
  [1, 0, 'Avisos, 1 não lido', '1 aviso da operadora'],
  [2, 3, 'Avisos, 5 não lidos', '2 avisos da operadora'],
])('com %i notificações e %i comunicados por ler o sino diz "%s"', async (naoLidas, naoLidos, nome, dito) => {
  answerStream(notificacao.watchNotificacoes, { naoLidas })
  answer(comunicado.getContador, { naoLidos })
  openPage('/portal/prazos')
  await expect.element(sino(nome)).toBeVisible()
  const status = page.getByRole('region', { name: 'Barra do portal' }).getByRole('status')
  await expect.element(status).toHaveTextContent(dito)
})

test('o que se disse nesta sessão e não se viu se soma ao que é da operadora', async () => {
  answerStream(notificacao.watchNotificacoes, { naoLidas: 1 })
  openPage('/portal/prazos')
  await expect.element(sino('Avisos, 1 não lido')).toBeVisible()
  notice.push({ tone: 'informacao', title: 'Exportação pronta' })
  await expect.element(sino('Avisos, 2 não lidos')).toBeVisible()
})

test('uma notificação que chega muda o sino na hora', async () => {
  const tell = answerStream(notificacao.watchNotificacoes, { naoLidas: 0 })
  openPage('/portal/prazos')
  await expect.element(sino('Avisos')).toBeVisible()
  tell({ naoLidas: 4 })
  await expect.element(sino('Avisos, 4 não lidos')).toBeVisible()
})

test('uma tecla abre o que há por ler, com o caminho aos comunicados, que o fecha', async () => {
  answer(comunicado.getContador, { naoLidos: 1 })
  answer(comunicado.searchComunicados, { nroPagina: 1 })
  const { address } = openPage('/portal/prazos')
  await expect.element(sino('Avisos, 1 não lido')).toBeVisible()
  await userEvent.keyboard('{Alt>}n{/Alt}')
  const painel = page.getByRole('dialog')
  await expect.element(painel.getByRole('heading', { name: 'Da operadora' })).toBeVisible()
  await expect.element(painel.getByRole('heading', { name: 'Desta sessão' })).toBeVisible()
  await expectAccessible()
  // What is to be read has the focus.
  await expect.element(painel.getByRole('link', { name: '1 comunicado não lido' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/portal/comunicados')
  await expect.element(painel).not.toBeInTheDocument()
  await expect.poll(() => sent(comunicado.searchComunicados)).toHaveLength(1)
})
