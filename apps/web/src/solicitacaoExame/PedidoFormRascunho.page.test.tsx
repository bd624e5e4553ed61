import { credenciado } from '@portal/contract/credenciado.ts'
import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createCopiaCifrada } from '../api/copiaCifrada.ts'
import { helena } from '../associado/associado.fixture.ts'
import type { CopiaLocal } from '../rascunho/salvamento/copiaLocal.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerPedido,
  comRascunho,
  expectPedidoSalvo,
  hipotese,
  include,
  item,
  linha,
  PEDIR,
  PERIAPICAL,
  readLocais,
  salvar,
} from './solicitacaoExame.fixture.ts'

const SEGREDO = 'chave-de-quem-entrou'
const copia = () =>
  createCopiaCifrada<CopiaLocal<ConteudoPedido>>({
    address: `pedidoExame:100001:${helena.chave}`,
    segredo: SEGREDO,
  })
const periapical = {
  codigo: PERIAPICAL,
  quantidade: 1,
  justificativa: '',
  locais: [{ codigoLocal: 'RMIE', dentes: ['36'], foco: '' }],
}
const conteudo = { hipoteseDiagnostica: 'Lesão no 36', eventos: [periapical] }

beforeEach(() => {
  answerPedido()
  answer(credenciado.getInfo, { codigoCredenciado: 100001, chaveRascunho: SEGREDO })
  copia().remove()
})

test('o pedido começado abre como foi deixado, e diz quando foi salvo', async () => {
  answer(solicitacaoExame.getRascunho, comRascunho(conteudo))
  openPage(PEDIR)
  await expect.element(hipotese).toHaveValue('Lesão no 36')
  expect(readLocais('Radiografia periapical')).toEqual(['RMIE'])
  await expect.element(page.getByText('Salvo às 08:30')).toBeVisible()
  expect(sent(solicitacaoExame.saveRascunho)).toEqual([])
})

test('o que se digita se salva sozinho, cada vez sobre a revisão que a anterior fez', async () => {
  answer(solicitacaoExame.getRascunho, comRascunho(conteudo))
  openPage(PEDIR)
  await include('46')
  await include('peri 46')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  await hipotese.fill('Lesão no 36 e no 46')
  await expect
    .poll(() => sent(solicitacaoExame.saveRascunho).at(-1)?.body.conteudo)
    .toEqual({
      hipoteseDiagnostica: 'Lesão no 36 e no 46',
      eventos: [
        {
          ...periapical,
          quantidade: 2,
          locais: [...periapical.locais, { codigoLocal: 'RMID', dentes: ['46'], foco: '' }],
        },
      ],
    })
  const bases = sent(solicitacaoExame.saveRascunho).map(({ body }) => body.revisaoBase)
  expect(bases).toEqual(bases.map((_base, indice) => 4 + indice))
})

test('o que só este computador tinha volta ao abrir, e sobe ao servidor', async () => {
  await copia().save({
    conteudo,
    revisaoBase: 0,
    isPendente: true,
    em: '2026-11-21T11:00:00.000Z',
  })
  openPage(PEDIR)
  await expect.element(hipotese).toHaveValue('Lesão no 36')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  expect(sent(solicitacaoExame.saveRascunho).map(({ body }) => body)).toEqual([
    { codigoAssociado: '500000001', revisaoBase: 0, conteudo },
  ])
})

test('no que volta escrito o teclado entra pelo fim', async () => {
  answer(solicitacaoExame.getRascunho, comRascunho(conteudo))
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Alt>}h{/Alt} e no 46')
  await expect.element(hipotese).toHaveValue('Lesão no 36 e no 46')
})

test('antes de o servidor responder, este computador já tem o que foi digitado', async () => {
  const release = hold(solicitacaoExame.saveRascunho)
  openPage(PEDIR)
  await include('peri 36')
  await expect.poll(async () => (await copia().load())?.conteudo.eventos).toEqual([periapical])
  release()
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
})

test.each(['Usar a outra versão', 'Ficar com esta tela'])(
  'alterado em outra tela, mostra as duas versões: %s',
  async (escolha) => {
    openPage(PEDIR)
    await expect.element(linha).toHaveFocus()
    answer(solicitacaoExame.getRascunho, comRascunho(conteudo, 9))
    const mend = refuse(solicitacaoExame.saveRascunho, 'API-SOL-0010')
    await include('pano')
    const dialogo = page.getByRole('dialog', { name: 'Este pedido mudou em outra tela' })
    await expect
      .element(dialogo.getByRole('region', { name: 'Esta tela' }).getByText(/panorâmica/))
      .toBeVisible()
    await expect.element(dialogo.getByRole('region', { name: 'Outra tela' }).getByText(/RMIE/)).toBeVisible()
    await expectAccessible()
    mend()
    await dialogo.getByRole('button', { name: escolha }).click()
    await expect.element(dialogo).not.toBeInTheDocument()
    const fica = escolha === 'Usar a outra versão' ? [PERIAPICAL] : ['81000405']
    const qual = escolha === 'Usar a outra versão' ? 'da outra tela' : 'desta tela'
    await expect.element(page.getByText(`Ficou a versão ${qual}. 1 exame no pedido.`).first()).toBeVisible()
    expect(page.getByText(/^Incluído: /).elements()).toEqual([])
    // The server's own is saved already: what comes next is saved upon it.
    if (escolha === 'Usar a outra versão') await hipotese.fill('Fístula')
    await expect
      .poll(() => sent(solicitacaoExame.saveRascunho).slice(1))
      .toMatchObject([
        { body: { revisaoBase: 9, conteudo: { eventos: fica.map((codigo) => ({ codigo })) } } },
      ])
  },
)

test.each([
  ['Descartar e abrir o último pedido (3403)', '/portal/sol/3403'],
  ['Continuar como outro pedido', PEDIR],
  ['Ctrl+Enter', PEDIR],
])('salvo em outra tela, diz em que pedido está, e leva a ele ou a outro: %s', async (escolha, endereco) => {
  const { address } = openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes: [{ numeroSolicitacao: 3403 }], proximo: null })
  const mend = refuse(solicitacaoExame.saveRascunho, 'API-SOL-0010')
  await include('pano')
  const dialogo = page.getByRole('dialog', { name: 'Este pedido foi salvo em outra tela' })
  await expect
    .element(dialogo.getByText(/já virou pedido\. .* O último pedido deste paciente é o 3403\.$/))
    .toBeVisible()
  await expect.element(page.getByText('Nenhum pedido de exames para este paciente.')).not.toBeInTheDocument()
  await expectAccessible()
  mend()
  if (escolha === 'Ctrl+Enter') await userEvent.keyboard('{Control>}{Enter}{/Control}')
  else await dialogo.getByText(escolha).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.poll(address).toBe(endereco)
  const salvos = () => sent(solicitacaoExame.saveRascunho)
  if (endereco === PEDIR) {
    await expect
      .poll(() => salvos().at(-1)?.body)
      .toMatchObject({
        revisaoBase: 0,
        conteudo: { eventos: [{ codigo: '81000405' }] },
      })
    await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  } else {
    await expect.poll(async () => await copia().load()).toBeUndefined()
    expect(salvos()).toHaveLength(1)
  }
})

test('com as duas versões na tela, a outra se salva: diz que já virou pedido', async () => {
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  answer(solicitacaoExame.getRascunho, comRascunho(conteudo, 9))
  const mend = refuse(solicitacaoExame.saveRascunho, 'API-SOL-0010')
  await include('pano')
  const dialogo = page.getByRole('dialog', { name: 'Este pedido mudou em outra tela' })
  await expect.element(dialogo.getByRole('region', { name: 'Outra tela' }).getByText(/RMIE/)).toBeVisible()
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes: [{ numeroSolicitacao: 3403 }], proximo: null })
  answer(solicitacaoExame.getRascunho, { rascunho: null })
  await expect
    .element(page.getByRole('dialog', { name: 'Este pedido foi salvo em outra tela' }))
    .toBeVisible()
  mend()
})

test('com o rascunho de outra tela por ver, o pedido não vai, e as duas versões se veem', async () => {
  const mend = refuse(solicitacaoExame.createSolicitacao, 'API-SOL-0010', [
    { campo: 'revisaoRascunho', mensagem: 'Há outra revisão deste pedido (9), salva em outra tela.' },
  ])
  openPage(PEDIR)
  await include('pano')
  await hipotese.fill('Lesão no 36')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answer(solicitacaoExame.getRascunho, comRascunho(conteudo, 9))
  await salvar.click()
  const dialogo = page.getByRole('dialog', { name: 'Este pedido mudou em outra tela' })
  await expect.element(dialogo.getByRole('region', { name: 'Outra tela' }).getByText(/RMIE/)).toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await salvar.click()
  await expectPedidoSalvo()
  expect(sent(solicitacaoExame.createSolicitacao).at(-1)?.body.revisaoRascunho).toBe(9)
})

test('salvo o pedido, nada do rascunho fica neste computador, nem sobe depois', async () => {
  openPage(PEDIR)
  await include('peri 36')
  await hipotese.fill('Lesão no 36')
  await expect.poll(async () => (await copia().load()) !== undefined).toBe(true)
  await salvar.click()
  await expectPedidoSalvo()
  await expect.poll(async () => await copia().load()).toBeUndefined()
  expect(sent(solicitacaoExame.createSolicitacao)).toHaveLength(1)
})

test('um exame que já não se pede é dito, e se retira', async () => {
  answer(
    solicitacaoExame.getRascunho,
    comRascunho({ ...conteudo, eventos: [{ ...periapical, codigo: '81000999', locais: [] }] }),
  )
  openPage(PEDIR)
  await salvar.click()
  await expect.element(item('81000999').getByText(/não se pede pelo portal/)).toBeVisible()
  await item('81000999')
    .getByRole('button', { name: /^Retirar/ })
    .click()
  await expect.element(item('81000999')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

test('sem o servidor, o que se digita fica neste computador, e sobe quando ele volta', async () => {
  const mend = refuse(solicitacaoExame.saveRascunho, 'API-GEN-0005')
  openPage(PEDIR)
  await include('peri 36')
  await expect.element(page.getByText(/^Guardado neste computador/)).toBeVisible()
  expect((await copia().load())?.conteudo.eventos).toEqual([periapical])
  mend()
  await hipotese.fill('Lesão no 36')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
})
