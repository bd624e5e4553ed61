import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'
import { createEvento } from './guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA, openDobra } from './paginaGuia.fixture.ts'

const negado = createEvento({
  numeroSequencialInclusao: 2,
  codigoLocalizacao: '46',
  autorizacao: 3,
  motivos: [
    {
      codigoGlosa: '3284',
      severidade: 'glosa',
      campo: 'dente',
      texto: 'Procedimento não autorizado, pois o dente está ausente',
    },
  ],
})
const pago = createEvento({ dataRealizacao: '2026-11-20', valorPago: '80.00', valorGlosado: '20.00' })

const situacoes: readonly [string, Partial<GuiaDetalhada>][] = [
  ['parcialmente autorizada', { statusFicha: 7, eventos: [createEvento(), negado] }],
  ['bloqueada, com a senha no fim', { bloqueio: true, validadeSenha: '2026-11-22', emergencia: true }],
  ['paga com glosa', { statusFicha: 12, codigoEtapaAtual: 6, eventos: [pago, negado] }],
]

test.each(situacoes)('nenhum achado numa guia %s, em cada tema e largura', async (_caso, mudancas) => {
  answerPagina(mudancas, { dentesAusentes: ['46'] })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  await expect.element(page.getByRole('grid', { name: 'Odontograma' })).toBeVisible()
  for (const tema of ['claro', 'escuro'] as const) {
    theme.choose(tema)
    for (const largura of [360, 1440]) {
      await page.viewport(largura, 900)
      await vi.waitFor(expectNoSideScroll)
      await expectAccessible()
    }
  }
})

const escritos = {
  eventos: [],
  rascunho: {
    revisao: 3,
    salvoEm: '2026-11-20T12:00:00.000Z',
    observacao: '',
    justificativa: '',
    itens: [
      { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 },
      { sequencial: 2, codigoEvento: '84000198', quantidade: 1 },
    ],
  },
}

test('bloqueada antes do envio, a guia mostra o rascunho que tem, sem valor que ninguém calculou', async () => {
  answerPagina({ ...escritos, statusFicha: 8, codigoEtapaAtual: 1, bloqueio: true, valorTotal: '0.00' })
  openPage(GUIA)
  const lista = page.getByRole('list', { name: 'Eventos do rascunho' })
  await expect.element(lista.getByText(/^85\.100\.200/)).toBeVisible()
  expect(
    lista
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '26 OM85.100.200 Restauração em resina fotopolimerizável 2 faces',
    expect.stringMatching(/^84\.000\.198 Profilaxia/),
  ])
  await expect.element(page.getByRole('heading', { name: 'Eventos (2)' })).toBeVisible()
  await expect.element(page.getByText('A guia está bloqueada e não foi enviada.')).toBeVisible()
  expect(page.getByText(/Esta guia não tem eventos|ainda podem ser editados|R\$\s0,00/).elements()).toEqual(
    [],
  )
  await expect.element(page.getByRole('gridcell', { name: /^Dente 26, .*planejad/i })).toBeVisible()
  expect(page.getByText(/Nenhum evento desta guia fica num dente/).elements()).toEqual([])
  await expectAccessible()
})

test('cancelada, do rascunho dela nada fica', async () => {
  answerPagina({ ...escritos, statusFicha: 6 })
  openPage(GUIA)
  await expect.element(page.getByText(/^Cancelada sem eventos/)).toBeVisible()
  expect(page.getByRole('list', { name: 'Eventos do rascunho' }).elements()).toEqual([])
})

const encaminhada = {
  codigoEspecialidade: 14,
  statusFicha: 10,
  codigoEtapaAtual: 6,
  assinatura: { em: '2026-11-20T12:00:00.000Z', por: 'Unidade', hash: 'a' },
}
const envio = page.getByRole('button', { name: /^Escolher/ })

test('a guia de radiologia encaminhada recebe imagem até o seu dia, e do que veio nada se retira', async () => {
  answerPagina({ ...encaminhada, exameAte: '2026-11-21' })
  answer(imagem.listImagens, [{ sequencial: 1, nomeArquivo: 'laudo.png', congelada: null }])
  answerFile(imagem.getImagem, 'x', 'mini.png')
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  await expect.element(page.getByText('Imagens e laudos até 21/11/2026, hoje')).toBeVisible()
  await openDobra('Imagens')
  await expect.element(envio).toBeVisible()
  await expect.element(page.getByText(/laudo\.png/).first()).toBeVisible()
  expect(page.getByRole('button', { name: /^Remover/ }).elements()).toEqual([])
  expect(page.getByText('A guia está assinada').elements()).toEqual([])
})

test('o laudo que falta se diz no evento e nas imagens', async () => {
  const aviso = {
    codigoGlosa: '3015',
    severidade: 'aviso',
    campo: 'imagem',
    texto: 'Ausência de laudo',
  } as const
  const descricao = 'Documentação ortodôntica básica'
  answerPagina({
    ...encaminhada,
    exameAte: '2026-11-21',
    eventos: [createEvento({ descricao, dataRealizacao: '2026-11-20', motivos: [aviso] })],
  })
  openPage(GUIA)
  await expect.element(eventosTabela.getByText(/^Pagamento seria negado/).first()).toBeVisible()
  await expect.element(page.getByText('Nenhuma enviada · Falta o laudo')).toBeVisible()
  await openDobra('Imagens')
  await expect
    .element(page.getByText(`Sem o laudo em PDF nesta guia, o pagamento é negado (3015): ${descricao}.`))
    .toBeVisible()
})

test('passado o dia, a guia de radiologia diz qual era', async () => {
  answerPagina({ ...encaminhada, exameAte: '2026-11-20' })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  await openDobra('Imagens')
  await expect
    .element(page.getByText('O prazo para enviar imagens e laudos deste exame terminou em 20/11/2026.'))
    .toBeVisible()
  expect(envio.elements()).toEqual([])
})
