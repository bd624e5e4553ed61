import { credenciado } from '@portal/contract/credenciado.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerGuia, GUIA, openDobra } from '../../guia/paginaGuia.fixture.ts'
import { answer, hold, refuse, sent } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, dente, envio, include, linha, readItens } from '../rascunho.fixture.ts'
import { createCopiaRascunho } from './copiaLocal.ts'

const SEGREDO = 'chave-de-quem-entrou'
const copia = () => createCopiaRascunho({ login: '100001', numeroFicha: 700001, segredo: SEGREDO })
const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 }
const doServidor = {
  itens: [resina],
  observacao: 'Retorna na sexta.',
  justificativa: '',
  revisao: 4,
  salvoEm: '2026-11-21T11:30:00.000Z',
}
const observacao = page.getByRole('textbox', { name: /^Observação/ })

beforeEach(() => {
  answerRascunho()
  answer(credenciado.getInfo, { codigoCredenciado: 100001, chaveRascunho: SEGREDO })
})

test.each([
  ['2026-11-21T11:30:00.000Z', 'Salvo às 08:30'],
  ['2026-11-21T01:30:00.000Z', 'Salvo em 20/11 às 22:30'],
])(
  'o rascunho que o servidor tem abre como foi deixado, e diz quando foi salvo (%s)',
  async (salvoEm, dito) => {
    answerGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventos: [], rascunho: { ...doServidor, salvoEm } })
    openPage(GUIA)
    await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
    await expect.element(page.getByText(dito)).toBeVisible()
    await openDobra('Observação')
    await expect.element(observacao).toHaveValue('Retorna na sexta.')
    expect(sent(rascunho.saveRascunho)).toEqual([])
  },
)

test('o que está na linha e não entrou volta à linha, até entrar', async () => {
  // Its draft is no other test's.
  answer(credenciado.getInfo, { codigoCredenciado: 100001, chaveRascunho: crypto.randomUUID() })
  openPage(GUIA)
  await linha.fill('26 OM resi')
  const guardada = () => localStorage.getItem('linha:100001:700001')
  await expect.poll(guardada).not.toBeNull()
  expect(guardada()).not.toContain('resi')
  openPage(GUIA)
  await expect.element(linha).toHaveValue('26 OM resi')
  await include('26 OM 85100200')
  await expect.poll(guardada).toBeNull()
})

test('escondida a página, o que está na linha se guarda logo', async () => {
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  const campo = linha.element()
  if (!(campo instanceof HTMLInputElement)) throw new Error('not a field')
  const guardada = () => localStorage.getItem('linha:100001:700001')
  await expect.poll(guardada).toBeNull()
  // Before React reads it.
  campo.value = '36 O'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(guardada).not.toBeNull()
  campo.value = ''
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(guardada).toBeNull()
})

test('o que se digita se salva sozinho, um pouco depois, sobre a revisão que se viu', async () => {
  answerGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventos: [], rascunho: doServidor })
  openPage(GUIA)
  await include('27 O 85100196')
  await openDobra('Observação')
  await observacao.fill('Retorna no sábado.')
  await expect.element(page.getByText('Salvando…')).toBeVisible()
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  const [primeiro] = sent(rascunho.saveRascunho)
  expect(primeiro?.body.revisaoBase).toBe(4)
  await expect
    .poll(() => sent(rascunho.saveRascunho).at(-1)?.body)
    .toMatchObject({
      numeroFicha: 700001,
      itens: [resina, { sequencial: 2, codigoEvento: '85100196', dente: '27', faces: 'O', quantidade: 1 }],
      observacao: 'Retorna no sábado.',
      justificativa: '',
    })
  await include('36 O 85100196')
  await expect.poll(() => sent(rascunho.saveRascunho).at(-1)?.body.itens).toHaveLength(3)
  // Each upon the revision that the one before made.
  const bases = sent(rascunho.saveRascunho).map(({ body }) => body.revisaoBase)
  expect(bases).toEqual(bases.map((_base, indice) => 4 + indice))
})

test('a dentição que se escolhe se salva com o rascunho', async () => {
  openPage(GUIA)
  await page.getByRole('radio', { name: 'Decídua' }).click()
  await expect.element(dente('55')).toBeVisible()
  await expect.poll(() => sent(rascunho.saveRascunho).at(-1)?.body.denticaoManual).toBe('decidua')
})

test('antes de o servidor responder, este computador já tem o que foi digitado', async () => {
  const release = hold(rascunho.saveRascunho)
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(async () => (await copia().load())?.conteudo.itens).toEqual([resina])
  expect((await copia().load())?.isPendente).toBe(true)
  await expect.element(page.getByText(/^Guardado neste computador/)).toBeVisible()
  release()
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  await expect.poll(async () => (await copia().load())?.isPendente).toBe(false)
})

test('o que só este computador tinha volta ao abrir, e sobe ao servidor', async () => {
  await copia().save({
    conteudo: { itens: [resina], observacao: 'Fechada sem salvar.', justificativa: '' },
    revisaoBase: 0,
    isPendente: true,
    em: '2026-11-21T11:00:00.000Z',
  })
  openPage(GUIA)
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await openDobra('Observação')
  await expect.element(observacao).toHaveValue('Fechada sem salvar.')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  expect(sent(rascunho.saveRascunho).map(({ body: { revisaoBase, itens } }) => [revisaoBase, itens])).toEqual(
    [[0, [resina]]],
  )
})

test('a guia que já não aceita rascunho o diz, e nada mais se salva', async () => {
  refuse(rascunho.saveRascunho, 'API-GTO-0011')
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.element(page.getByText('A guia não aceita mais este rascunho')).toBeVisible()
  expect(readItens()).toHaveLength(1)
  expect(sent(rascunho.saveRascunho)).toHaveLength(1)
})

test('enviada a guia, nada do rascunho fica neste computador', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(async () => (await copia().load()) !== undefined).toBe(true)
  const send = hold(guia.sendGuia)
  // The form stays until the guide was read again.
  const release = hold(guia.getGuiaDetalhada)
  await envio.getByRole('button', { name: 'Enviar guia' }).click()
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
  const salvos = sent(rascunho.saveRascunho).length
  // Typed while the guide is on its way: it is of no guide any more.
  const guardada = () => localStorage.getItem('linha:100001:700001')
  await linha.fill('36 O resi')
  await expect.poll(guardada).not.toBeNull()
  send()
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  await expect.poll(guardada).toBeNull()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(async () => await copia().load()).toBeUndefined()
  expect(guardada()).toBeNull()
  release()
  // No save may arrive after the guide was sent.
  expect(sent(rascunho.saveRascunho)).toHaveLength(salvos)
  expect(sent(guia.sendGuia)).toHaveLength(1)
  await expect.element(linha).not.toBeInTheDocument()
})
