import { impressao } from '@portal/contract/impressao.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { showPdf } from '../testing/showPdf.ts'
import { answerRecurso, decidido } from './recursoPage.fixture.ts'

const ENDERECO = '/portal/impressao/recurso/700000001'
const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
const open = () => openPage(ENDERECO)

beforeEach(() => {
  answerRecurso(decidido)
  answerFile(impressao.printRecurso, '%PDF-1.7', 'recurso-700000001.pdf')
})

describePage('ImpressaoRecursoPage', {
  open,
  chamada: impressao.printRecurso,
  espera: 'Carregando a página',
  pronto: baixar,
})

test('o recurso se lê, com o que se decidiu, ao lado do seu papel', async () => {
  showPdf(true)
  open()
  await expect.element(baixar).toHaveAttribute('download', 'recurso-700000001.pdf')
  await expect.element(page.getByTitle('Recurso da guia 700000001 em PDF')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: `Protocolo ${decidido.protocolo}`, level: 2 }))
    .toBeVisible()
  expect(readDescriptions(page.getByRole('main')).map(([termo]) => termo)).toEqual(
    expect.arrayContaining(['Glosado', 'Recorrido', 'Decidido em', 'Justificativa']),
  )
  await expect
    .element(page.getByRole('link', { name: 'Voltar ao recurso da guia 700000001' }))
    .toHaveAttribute('href', '/portal/recurso/700000001')
  expect(sent(impressao.printRecurso).map(({ query }) => query)).toEqual([{ numeroFicha: 700000001 }])
})

test('de uma guia de que nada foi negado diz isso, venha qual das respostas vier primeiro', async () => {
  refuse(impressao.printRecurso, 'API-REC-0006')
  refuse(recursoGlosa.getRecursoDetalhado, 'API-REC-0001')
  open()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Nada negado no pagamento' }))
    .toBeVisible()
})

test('o recurso que ninguém enviou não tem papel', async () => {
  refuse(impressao.printRecurso, 'API-REC-0006')
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sem recurso' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Abrir a guia 700000001' }))
    .toHaveAttribute('href', '/portal/guia/700000001')
})
