import { credenciado, type InfoCredenciado } from '@portal/contract/credenciado.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerPedido,
  comRascunho,
  expectPedidoSalvo,
  hipotese,
  include,
  linha,
  PEDIR,
  resumo,
  salvar,
} from './solicitacaoExame.fixture.ts'

const listPedidos = () => sent(solicitacaoExame.createSolicitacao).map(({ body }) => body)
const quemPede = page.getByRole('combobox', { name: /^Dentista que pede/ })
const semExame = { hipoteseDiagnostica: '', eventos: [] }

beforeEach(() => answerPedido())

function answerClinica(quem: Pick<Partial<InfoCredenciado>, 'dentistaConectado'> = {}): void {
  const dentista = { cro: '45128', uf: 'SP' }
  answer(credenciado.getInfo, {
    codigoCredenciado: 100001,
    chaveRascunho: crypto.randomUUID(),
    dentistas: [
      { ...dentista, codigoDentista: 7, nome: 'Ana Monteiro' },
      { ...dentista, codigoDentista: 8, nome: 'Bruno Reis' },
    ],
    ...quem,
  })
}

test('na clínica com vários dentistas, diz-se quem pede', async () => {
  answerClinica()
  openPage(PEDIR)
  await include('pano')
  await hipotese.fill('Terceiros molares')
  await salvar.click()
  await expect.element(resumo.getByText('Escolha o dentista que pede.')).toBeVisible()
  expect(listPedidos()).toEqual([])
  await quemPede.selectOptions('Bruno Reis (CRO 45128/SP)')
  await salvar.click()
  await expectPedidoSalvo()
  expect(listPedidos()[0]?.codigoDentista).toBe(8)
})

test('quem pede está antes da linha, a uma tecla dela; Enter na linha vazia leva lá enquanto falta', async () => {
  answerClinica()
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(quemPede).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(linha).toHaveFocus()
  await include('pano')
  await userEvent.keyboard('{Enter}')
  await expect.element(quemPede).toHaveFocus()
  await quemPede.selectOptions('Ana Monteiro (CRO 45128/SP)')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(hipotese).toHaveFocus()
})

test('quem entra com o próprio acesso pede por si, e não escolhe um colega', async () => {
  answerClinica({ dentistaConectado: { codigoDentista: 7, nome: 'Ana Monteiro', compartilhamento: 1 } })
  openPage(PEDIR)
  await include('pano')
  await hipotese.fill('Terceiros molares')
  await expect.element(quemPede).not.toBeInTheDocument()
  await salvar.click()
  await expectPedidoSalvo()
  expect(listPedidos()[0]?.codigoDentista).toBe(7)
})

test('quem pede é do rascunho: salva-se quando se escolhe, e volta com ele', async () => {
  answerClinica()
  answer(solicitacaoExame.getRascunho, comRascunho({ ...semExame, codigoDentista: 7 }))
  openPage(PEDIR)
  await expect.element(quemPede).toHaveDisplayValue('Ana Monteiro (CRO 45128/SP)')
  await quemPede.selectOptions('Bruno Reis (CRO 45128/SP)')
  await expect
    .poll(() => sent(solicitacaoExame.saveRascunho).map(({ body }) => body.conteudo))
    .toEqual([{ ...semExame, codigoDentista: 8 }])
})

test('quem já não é da clínica se escolhe de novo', async () => {
  answerClinica()
  answer(solicitacaoExame.getRascunho, comRascunho({ ...semExame, codigoDentista: 9 }))
  openPage(PEDIR)
  await expect.element(quemPede).toHaveDisplayValue('Escolha quem pede')
  await include('pano')
  await hipotese.fill('Terceiros molares')
  await salvar.click()
  await expect.element(resumo.getByText('Escolha o dentista que pede.')).toBeVisible()
  expect(listPedidos()).toEqual([])
})

test('de duas versões se diz quem pede em cada uma, e fica o da que se escolhe', async () => {
  answerClinica()
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  answer(solicitacaoExame.getRascunho, comRascunho({ ...semExame, codigoDentista: 8 }, 9))
  const mend = refuse(solicitacaoExame.saveRascunho, 'API-SOL-0010')
  await include('pano')
  const dialogo = page.getByRole('dialog', { name: 'Este pedido mudou em outra tela' })
  const versao = (name: string) => dialogo.getByRole('region', { name })
  await expect.element(versao('Esta tela').getByText('Quem pede: a escolher')).toBeVisible()
  await expect.element(versao('Outra tela').getByText('Quem pede: Bruno Reis')).toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.element(quemPede).toHaveDisplayValue('Bruno Reis (CRO 45128/SP)')
})
