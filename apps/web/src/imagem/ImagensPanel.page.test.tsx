import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lugares } from '../guia/acao/lugares.ts'
import { createEvento } from '../guia/guia.fixture.ts'
import { hold, refuse } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerImagens,
  createExigida,
  createImagem,
  escolher,
  imagens,
  openImagens,
  setGuardadas,
} from './imagem.fixture.ts'

const canal = { codigoEvento: '85200166', descricao: 'Tratamento endodôntico unirradicular' }
const exigidas = page.getByRole('region', { name: 'Imagens exigidas' })
const resumo = () => document.querySelector(`#${lugares.imagens} > summary > span`)?.textContent

/** Each event that asks for images, and each moment of it. */
const listExigidas = () =>
  exigidas
    .getByRole('listitem')
    .elements()
    .map((linha) => [...linha.children].flatMap((parte) => [...parte.children].map((um) => um.textContent)))

beforeEach(() => setGuardadas())

test('diz que as imagens vêm, e que ainda não há nenhuma', async () => {
  const numeroFicha = await answerImagens({ imagensExigidas: [createExigida()] })
  const release = hold(imagem.listImagens)
  openPage(`/portal/guia/${numeroFicha}`)
  await expect.element(page.getByRole('status', { name: 'Carregando imagens' })).toBeVisible()
  await expect.element(page.getByText('Nenhuma imagem foi enviada ainda.')).not.toBeInTheDocument()
  expect(resumo()).toBe('Carregando · Falta 1 imagem')
  release()
  await expect.element(page.getByText('Nenhuma imagem foi enviada ainda.')).toBeVisible()
  await expectAccessible()
})

test('a lista que não vem diz por quê, e se pede de novo', async () => {
  const numeroFicha = await answerImagens({ imagensExigidas: [createExigida()] })
  setGuardadas(createImagem())
  const mend = refuse(imagem.listImagens, 'API-GEN-0005')
  openPage(`/portal/guia/${numeroFicha}`)
  const falha = page.getByRole('alert').filter({ hasText: catalogoErros['API-GEN-0005'].titulo })
  await expect.element(falha).toBeVisible()
  expect(resumo()).toBe('Falha ao carregar · Falta 1 imagem')
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => imagens.getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(falha).not.toBeInTheDocument()
})

test.each([
  ['nada exigido, nada enviado', [], [], 'Nenhuma enviada'],
  ['nada exigido, duas enviadas', [], [createImagem(), createImagem({ sequencial: 2 })], '2 enviadas'],
  [
    'uma de cada momento',
    [createExigida(), createExigida({ momento: 'final' })],
    [],
    'Nenhuma enviada · Falta 1 imagem · 1 final depois',
  ],
  [
    'a inicial já veio',
    [createExigida({ atendida: true }), createExigida({ momento: 'final' })],
    [createImagem()],
    '1 enviada · Falta 1 imagem final',
  ],
  [
    'duas faltam, e duas depois',
    [1, 2].flatMap((numeroSequencialInclusao) =>
      (['inicial', 'final'] as const).map((momento) => createExigida({ numeroSequencialInclusao, momento })),
    ),
    [],
    'Nenhuma enviada · Faltam 2 imagens · 2 finais depois',
  ],
  ['nada falta', [createExigida({ atendida: true })], [createImagem()], '1 enviada · Nada falta'],
])('a linha da dobra conta o que há e o que falta: %s', async (_caso, imagensExigidas, guardadas, conta) => {
  setGuardadas(...guardadas)
  await openImagens({ imagensExigidas })
  await expect.poll(resumo).toBe(conta)
})

test('cada evento diz que imagem pede, e em que pé ela está', async () => {
  await openImagens({
    statusFicha: 5,
    eventos: [createEvento(canal)],
    imagensExigidas: [
      createExigida({ atendida: true }),
      createExigida({ momento: 'final' }),
      createExigida({ numeroSequencialInclusao: 2, codigoLocalizacao: 'ASAI', codigoEvento: '85300039' }),
    ],
  })
  await expect.element(exigidas).toBeVisible()
  expect(listExigidas()).toEqual([
    ['85.200.166', 'Dente 16 · Tratamento endodôntico unirradicular', 'Inicial: enviada', 'Final: depois'],
    ['85.300.039', 'Região ASAI', 'Inicial: falta'],
  ])
  await expectAccessible()
})

test('em análise, a imagem final ainda não falta', async () => {
  setGuardadas(createImagem())
  await openImagens({
    statusFicha: 2,
    imagensExigidas: [createExigida({ atendida: true }), createExigida({ momento: 'final' })],
  })
  await expect.poll(resumo).toBe('1 enviada · Nada falta agora · 1 final depois')
  expect(listExigidas()).toEqual([['85.200.166', 'Dente 16', 'Inicial: enviada', 'Final: depois']])
})

test('depois de autorizada, a imagem final já falta', async () => {
  await openImagens({
    imagensExigidas: [createExigida({ atendida: true }), createExigida({ momento: 'final' })],
  })
  await expect.element(exigidas).toBeVisible()
  expect(listExigidas()).toEqual([['85.200.166', 'Dente 16', 'Inicial: enviada', 'Final: falta']])
})

test('a guia que não aceita imagens diz por quê, e nada nela se muda', async () => {
  setGuardadas(createImagem())
  await openImagens({ statusFicha: 3, imagensExigidas: [createExigida()] })
  await expect.element(page.getByText('Esta guia não aceita imagens')).toBeVisible()
  await expect.element(imagens.getByRole('button', { name: /^Ver imagem 1/ })).toBeVisible()
  expect(escolher.elements()).toEqual([])
  expect(imagens.getByRole('button').elements()).toHaveLength(1)
  await expectAccessible()
})

test.each([
  [null, 0],
  [{ em: '2026-11-20T12:00:00.000Z', por: '100001', hash: 'a'.repeat(64) }, 1],
])('a guia assinada avisa que uma imagem desfaz a assinatura: %o', async (assinatura, avisos) => {
  await openImagens({ assinatura, imagensExigidas: [createExigida()] })
  await expect.element(escolher).toBeVisible()
  expect(page.getByText('A guia está assinada').elements()).toHaveLength(avisos)
})
