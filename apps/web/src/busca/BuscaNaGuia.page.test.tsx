import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerElegibilidade, unquote } from '../elegibilidade/elegibilidade.fixture.ts'
import { createGuia } from '../guia/guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA, situacao } from '../guia/paginaGuia.fixture.ts'
import { answerRascunho, linha } from '../rascunho/rascunho.fixture.ts'
import { answer, hold } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { busca, limpeza, listResultados, openBusca } from './busca.fixture.ts'

const { associado } = createGuia()
const resina = {
  codigoEvento: '85100218',
  descricao: 'Restauração em resina fotopolimerizável 3 faces',
  codigoAntigo: '98300033',
}
const ortodontia = { codigoEvento: '86000357', descricao: 'Manutenção de aparelho', codigoAntigo: null }

beforeEach(() => {
  answer(pesquisa.searchTudo, ({ body: { termo } }) => ({
    eventos: [limpeza, resina, ortodontia].filter(({ descricao }) =>
      descricao.toLowerCase().startsWith(termo.slice(0, 5)),
    ),
  }))
})

const openDraft = async () => {
  answerRascunho()
  const opened = openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  return opened
}

const openSent = async () => {
  answerPagina()
  const opened = openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  return opened
}

test('no rascunho, o evento vai para a linha da guia, com o que já estava nela', async () => {
  await openDraft()
  await openBusca()
  await busca.fill('profilaxia')
  await expect.poll(listResultados).toEqual(['84.000.198 Profilaxia: polimento coronárioIncluir nesta guia'])
  await userEvent.keyboard('{Enter}')
  await expect.element(linha).toHaveFocus()
  await expect.element(linha).toHaveValue('84000198')
  await linha.fill('17 mod')
  await openBusca()
  await busca.fill('restauração')
  await expect
    .poll(listResultados)
    .toEqual([
      '85.100.218 Restauração em resina fotopolimerizável 3 facesIncluir nesta guia · código antigo 98.300.033',
    ])
  await userEvent.keyboard('{Enter}')
  await expect.element(linha).toHaveValue('17 MOD 85100218')
  await linha.fill('')
})

test('o evento que a guia não oferece vai à cobertura do paciente dela', async () => {
  const { address } = await openDraft()
  answerElegibilidade()
  answer(elegibilidade.getAssociado, associado)
  await openBusca()
  await busca.fill('manutenção')
  await expect
    .poll(listResultados)
    .toEqual(['Manutenções de ortodontiaTela', '86.000.357 Manutenção de aparelhoCobertura do evento'])
  const release = hold(elegibilidade.getAssociado)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  // The page that goes is not seen any more, and the one that comes is not there yet.
  await expect.element(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('titulo')
  release()
  await expect.element(page.getByText('Coberto', { exact: true })).toBeVisible()
  expect(unquote(address())).toBe(`/portal/elegibilidade?paciente=${associado.chave}&evento=86000357`)
})

test('a guia se envia pela busca, e enviada não toma mais eventos', async () => {
  await openDraft()
  await linha.fill('84000198')
  await userEvent.keyboard('{Enter}')
  await expect.element(eventosTabela).toMatchTextContent('Profilaxia')
  await openBusca()
  // Enter by a slip, with nothing typed, sends nothing.
  await expect.poll(listResultados).not.toEqual([])
  expect(listResultados()).not.toContain('Enviar guiaGuia 700001')
  await busca.fill('enviar')
  await expect
    .poll(listResultados)
    .toEqual(['Enviar guiaGuia 700001', 'Enviar imagemGuia 700001', 'Enviar imagens de tratamentoTela'])
  await userEvent.keyboard('{Enter}')
  await expect.element(situacao).toBeVisible()
  await openBusca()
  await busca.fill('profilaxia')
  await expect.poll(listResultados).toEqual(['84.000.198 Profilaxia: polimento coronárioCobertura do evento'])
  await userEvent.keyboard('{Escape}')
})

test('na guia enviada, faz o que ela permite: o que se faz toma o foco', async () => {
  await openSent()
  await openBusca()
  await busca.fill('cancelar')
  await expect.poll(listResultados).toEqual(['Cancelar guiaGuia 700001', 'Cancelar guiasTela'])
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  const cancelamento = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(cancelamento).toMatchTextContent('700001')
  await expect.element(busca).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(cancelamento).not.toBeInTheDocument()
})

test('o que a guia não permite agora não se oferece', async () => {
  answerPagina({ statusFicha: 14, codigoEtapaAtual: 6 })
  openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  await openBusca()
  await busca.fill('cancelar')
  await expect.poll(listResultados).not.toContain('Cancelar guiaGuia 700001')
  await userEvent.keyboard('{Escape}')
})

test('onde se esteve por último vem primeiro na busca: telas, guias e pacientes', async () => {
  const { address } = await openSent()
  answerElegibilidade()
  await openBusca()
  await busca.fill('elegibilidade')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Quem está com você?')).toBeVisible()
  await openBusca()
  await expect
    .poll(() => listResultados()[0])
    .toBe('Guia 700001Mariana Alves Ribeiro · Autorizada · 20/11/2026')
  // The screen that one is on is not offered, though one was there last.
  expect(listResultados()).not.toContain('ElegibilidadeTela')
  await userEvent.keyboard('{Enter}')
  await expect.element(situacao).toBeVisible()
  expect(address()).toBe(GUIA)
})
