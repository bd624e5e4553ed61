import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import {
  acoesDaGuia,
  answerGuia,
  answerPagina,
  eventosTabela,
  findDobra,
  GUIA,
} from '../paginaGuia.fixture.ts'

const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const datado = createEvento({ dataRealizacao: '2026-11-20' })
const final = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85100200',
  codigoLocalizacao: '26',
  momento: 'final',
  atendida: false,
} as const

const faltaDatar =
  'Informe a data de realização dos eventos aprovados. Os que não foram feitos se dizem ao encaminhar, com os demais datados.'
const acao = (rotulo: string) => acoesDaGuia.getByRole('button', { name: rotulo })

/** Each action of the phase, reached with Tab from the page before it, and what the refused ones then say. */
async function readAcoes(): Promise<[rotulo: string, motivo: string][]> {
  await expect.element(acoesDaGuia).toBeVisible()
  findDobra('Dados da guia')?.focus({ preventScroll: true })
  const lidas: [string, string][] = []
  for (const botao of acoesDaGuia.getByRole('button').all()) {
    await userEvent.tab()
    await expect.element(botao).toHaveFocus()
    const dica = page.getByRole('tooltip')
    const isRecusado = botao.element().getAttribute('aria-disabled') === 'true'
    if (isRecusado) await expect.element(dica).toBeVisible()
    lidas.push([botao.element().textContent, isRecusado ? dica.element().textContent : ''])
  }
  return lidas
}

beforeEach(() => {
  answerPagina()
})

test.each([
  [
    'autorizada',
    {},
    [
      ['Enviar imagem', ''],
      ['Informar data de realização', ''],
      ['Assinar guia', 'Informe a data de realização de ao menos um evento: assina-se o que foi feito.'],
      ['Solicitar token', faltaDatar],
      ['Encaminhar para pagamento', faltaDatar],
    ],
  ],
  [
    'datada, por assinar e sem a imagem final',
    { codigoEtapaAtual: 3, eventos: [datado], imagensExigidas: [final] },
    [
      ['Enviar imagem', ''],
      ['Informar data de realização', ''],
      ['Assinar guia', ''],
      ['Solicitar token', 'Envie as imagens finais obrigatórias.'],
      ['Encaminhar para pagamento', 'Envie as imagens finais obrigatórias.'],
    ],
  ],
  [
    'datada e por assinar',
    { codigoEtapaAtual: 3, eventos: [datado] },
    [
      ['Enviar imagem', ''],
      ['Informar data de realização', ''],
      ['Assinar guia', ''],
      ['Solicitar token', 'Assine a guia antes de continuar.'],
      ['Encaminhar para pagamento', 'Assine a guia antes de continuar.'],
    ],
  ],
  [
    'datada e assinada',
    { codigoEtapaAtual: 3, eventos: [datado], assinatura },
    [
      ['Enviar imagem', ''],
      ['Informar data de realização', ''],
      ['Solicitar token', ''],
      ['Encaminhar para pagamento', ''],
    ],
  ],
  [
    'bloqueada',
    { bloqueio: true },
    [
      ['Enviar imagem', 'A guia está bloqueada e não aceita alterações.'],
      ['Informar data de realização', 'A guia está bloqueada e não aceita alterações.'],
      ['Assinar guia', 'A guia está bloqueada e não aceita alterações.'],
      ['Solicitar token', 'A guia está bloqueada e não aceita alterações.'],
      ['Encaminhar para pagamento', 'A guia está bloqueada e não aceita alterações.'],
      ['Desbloquear guia', ''],
    ],
  ],
  [
    'em análise',
    { statusFicha: 2 },
    [
      ['Enviar imagem', ''],
      ['Enviar para auditoria', ''],
    ],
  ],
  [
    'paga e com glosa',
    { statusFicha: 12, codigoEtapaAtual: 6, eventos: [{ ...datado, valorGlosado: '1.00' }] },
    [['Enviar recurso de glosa', '']],
  ],
])('numa guia %s, cada recusa diz o motivo', async (_caso, mudancas, esperadas) => {
  answerGuia(mudancas)
  openPage(GUIA)
  expect(await readAcoes()).toEqual(esperadas)
})

test('a guia em análise vai para a auditoria uma só vez, com a versão que se vê', async () => {
  answerGuia({ statusFicha: 2, versao: 5 })
  answer(guia.requestAuditoria, {})
  const release = hold(guia.requestAuditoria)
  openPage(GUIA)
  await acao('Enviar para auditoria').click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(page.getByText('O plano de tratamento foi para a auditoria.')).toBeVisible()
  expect(sent(guia.requestAuditoria).map(({ body }) => body)).toEqual([{ numeroFicha: 700001 }])
  expect(sentHeaders(guia.requestAuditoria)[0]?.get('if-match')).toBe('"5"')
})

test('o endereço que nomeia uma ação leva o foco a ela, e a guia continua do alto', async () => {
  await page.viewport(360, 740)
  answerGuia({ statusFicha: 2 })
  openPage(`${GUIA}#acao-requestAuditoria`)
  await expect.element(acao('Enviar para auditoria')).toHaveFocus()
  await expect.element(eventosTabela).toBeInTheDocument()
  expect(scrollY).toBe(0)
})

test('a guia bloqueada se desbloqueia, e volta ao que era', async () => {
  answerGuia({ bloqueio: true, motivoBloqueio: 'Conferência do convênio.' })
  answer(guia.updateBloqueio, () => {
    answerGuia({ versao: 3 })
    return {}
  })
  openPage(GUIA)
  await expect.element(page.getByText('Guia bloqueada')).toBeVisible()
  await expect.element(page.getByText('Conferência do convênio.')).toBeVisible()
  await acao('Desbloquear guia').click()
  await expect.element(page.getByText('A guia foi desbloqueada.')).toBeVisible()
  await expect.element(page.getByText('Guia bloqueada')).not.toBeInTheDocument()
  expect(sent(guia.updateBloqueio).map(({ body }) => body)).toEqual([{ nrFicha: 700001, bloqueio: false }])
})

test('uma recusa se diz nas palavras mais finas da operadora', async () => {
  answerGuia({ statusFicha: 2 })
  refuse(guia.requestAuditoria, 'API-GTO-0011', [
    { campo: 'status', mensagem: 'A guia está em "Autorizada".' },
  ])
  openPage(GUIA)
  await acao('Enviar para auditoria').click()
  await expect.element(page.getByText('Ação não permitida neste status')).toBeVisible()
  await expect.element(page.getByText('A guia está em "Autorizada".')).toBeVisible()
})

test('o que se faz noutra parte da página leva a ela', async () => {
  openPage(GUIA)
  await acao('Enviar imagem').click()
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
  await acao('Informar data de realização').click()
  await expect.poll(() => document.activeElement?.closest('#guia-eventos')).not.toBeNull()
})
