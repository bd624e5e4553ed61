import { evento } from '@portal/contract/evento.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createContexto } from '../../guia/contextoGuia.fixture.ts'
import { GUIA, openDobra } from '../../guia/paginaGuia.fixture.ts'
import { answer, sent } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, envio, include, readItens } from '../rascunho.fixture.ts'

const igual = page.getByText('Conferido com a operadora.')
const diferente = page.getByText(
  'A operadora decidiria diferente do que esta tela calculou: vale a resposta dela, mostrada aqui.',
)

beforeEach(() => {
  answerRascunho()
})

test('salvo o rascunho, a operadora é perguntada do que se vê, e a previsão se diz conferida', async () => {
  openPage(GUIA)
  await include('26 85200166')
  await openDobra('Justificativa técnica')
  await page
    .getByRole('textbox', { name: /^Justificativa técnica/ })
    .fill('Canal único confirmado pela imagem.')
  await expect
    .poll(() => sent(rascunho.simulateGuia).at(-1)?.body)
    .toEqual({
      numeroFicha: 700001,
      itens: [{ sequencial: 1, codigoEvento: '85200166', dente: '26', quantidade: 1 }],
      justificativa: 'Canal único confirmado pela imagem.',
    })
  await expect.element(igual).toBeVisible()
  await expect.element(envio.getByRole('button', { name: 'Em análise' })).toBeVisible()
})

test('se a operadora decidiria outra coisa, vale a dela e os fatos se leem de novo', async () => {
  const ocupado = {
    codigoGlosa: '3016',
    severidade: 'glosa',
    campo: 'dente',
    texto: 'Realizado na mesma especialidade, no prazo inferior ao estipulado',
  } as const
  answer(rascunho.simulateGuia, {
    statusFicha: 3,
    itens: [{ numeroSequencialInclusao: 1, motivos: [ocupado] }],
  })
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
  await expect.element(diferente).toBeVisible()
  expect(readItens()).toEqual([['85.100.200', '26 MO', 'Seria negado']])
  await expect.element(page.getByText(`${ocupado.texto} (3016)`).first()).toBeVisible()
  await expect.element(envio.getByRole('button', { name: 'Não autorizada' })).toBeVisible()
  await expect.poll(() => sent(rascunho.getContexto)).toHaveLength(2)
})

test('um aviso a mais não muda a decisão', async () => {
  answer(rascunho.simulateGuia, {
    statusFicha: 1,
    itens: [
      {
        numeroSequencialInclusao: 1,
        motivos: [{ codigoGlosa: '3014', severidade: 'aviso', campo: 'data', texto: 'Confira a data' }],
      },
    ],
  })
  answer(rascunho.getContexto, createContexto())
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.element(igual).toBeVisible()
})

test('o mesmo evento duas vezes é um preço perguntado uma vez, e somado duas', async () => {
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  openPage(GUIA)
  await include('26 O 85100196; 27 O 85100196')
  await expect.poll(readItens).toHaveLength(2)
  await expect.element(envio.getByText('R$ 153,00')).toBeVisible()
  expect(sent(evento.getValor)).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
})
