import { evento } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../api/queryClient.ts'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { showPart } from '../testing/showPart.tsx'
import { notice } from '../ui/notice.ts'
import { createEvento } from './guia.fixture.ts'
import { guiaQuery } from './guia.queries.ts'
import { answerGuia, answerPagina, GUIA } from './paginaGuia.fixture.ts'
import { useDatas } from './useDatas.ts'

const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-21' }
const datada = createEvento({ dataRealizacao: '2026-11-20' })
const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const campo = page.getByRole('textbox', { name: `Data de realização de ${datada.descricao}` })
const inicio = page.getByRole('link', { name: 'Início', exact: true }).first()
const datasEnviadas = () => sent(evento.updateDataEvento).map(({ body }) => body.data)

function answerAssinada(assinada: GuiaDetalhada['assinatura'] = assinatura): void {
  answerGuia({ codigoEtapaAtual: 3, janelaData, eventos: [datada], assinatura: assinada })
}

/** What is typed is left by a link, and the operator answers once the other page is there. */
async function leaveWith(texto: string): Promise<void> {
  const release = hold(evento.updateDataEvento)
  const { address } = openPage(GUIA)
  await campo.fill(texto)
  await inicio.click()
  await expect.poll(address).not.toBe(GUIA)
  answerAssinada(null)
  release()
}

beforeEach(() => {
  answerHome()
  answerPagina()
  answerAssinada()
  answer(evento.updateDataEvento, {})
})

test('a data apagada ao sair por um link se diz na outra página, com a assinatura que se desfez e a volta', async () => {
  await leaveWith('')
  await expect.element(page.getByText('A assinatura foi desfeita')).toBeVisible()
  await expect
    .element(page.getByText('Guia 700001. Data retirada: 26 MO. Assine a guia de novo.'))
    .toBeVisible()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(datasEnviadas).toEqual([null, '2026-11-20'])
  await expect
    .element(page.getByText('Guia 700001. Data guardada: 26 MO, 20/11/2026. Assine a guia de novo.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument()
})

test('a que se guardou sem desfazer nada também se diz', async () => {
  answerAssinada(null)
  await leaveWith('19/11')
  await expect.element(page.getByText('Data guardada: 26 MO, 19/11/2026.')).toBeVisible()
  await expect.element(page.getByText('Guia 700001.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(datasEnviadas).toEqual(['2026-11-19', '2026-11-20'])
})

test('a que a operadora recusou depois da saída não se diz guardada', async () => {
  refuse(evento.updateDataEvento, 'API-GTO-0016')
  await leaveWith('19/11')
  await expect.element(page.getByText(/fica fora dos dias que esta guia aceita/)).toBeVisible()
  await expect.element(page.getByText('Data guardada: 26 MO, 19/11/2026.')).not.toBeInTheDocument()
})

let retirar: () => void

/** The dates of a guide, of which the first may be taken away. */
function Datas() {
  const { save } = useDatas(useSuspenseQuery(guiaQuery(700001)).data)
  useEffect(() => {
    retirar = () => void save(datada, null)
  })
  return <p>Datas</p>
}

test('a que se retirou, lida de novo quando a página já sai, se diz do mesmo modo', async () => {
  queryClient.clear()
  const show = showPart(
    <Suspense>
      <Datas />
    </Suspense>,
  )
  await expect.element(page.getByText('Datas')).toBeVisible()
  answerAssinada(null)
  const stop = queryClient.getQueryCache().subscribe(() => {
    // Read again, it is still to reach the screen, which goes first.
    if (queryClient.getQueryData(guiaQuery(700001).queryKey)?.assinatura === null) show(null)
  })
  onTestFinished(stop)
  retirar()
  await expect
    .poll(() => notice.getSnapshot().map(({ title, text }) => [title, text]))
    .toEqual([['A assinatura foi desfeita', 'Guia 700001. Data retirada: 26 MO. Assine a guia de novo.']])
})
