import { evento } from '@portal/contract/evento.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../api/queryClient.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { notice } from '../ui/notice.ts'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, GUIA } from './paginaGuia.fixture.ts'

const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-20' }
const um = createEvento()
const dois = createEvento({ numeroSequencialInclusao: 2, codigoLocalizacao: '27' })
const data = page.getByRole('textbox', { name: 'Data para todos', exact: true })
const aplicar = (rotulo: string) => page.getByRole('button', { name: rotulo })
const datasEnviadas = () =>
  sent(evento.updateDataEvento).map(({ body }) => [body.numeroSequencialInclusao, body.data])

/** Both have a day of their own; what is sent is what the guide then has. */
function answerDatados() {
  const dias = ['2026-11-11', '2026-11-12']
  const show = () =>
    answerGuia({
      janelaData,
      eventos: [um, dois].map((cada, at) => ({ ...cada, dataRealizacao: dias[at] ?? null })),
    })
  answerPagina()
  show()
  answer(evento.updateDataEvento, ({ body }) => {
    dias[body.numeroSequencialInclusao - 1] = body.data ?? ''
    show()
    return {}
  })
}

/** 15/11/2026 for both of them, kept. */
async function applyQuinze(): Promise<void> {
  answerDatados()
  openPage(GUIA)
  await data.fill('15/11/2026')
  await aplicar('Mudar as 2 datas').click()
  await expect.element(page.getByText('2 datas guardadas: 15/11/2026.')).toBeVisible()
}

test('a data que a operadora não guardou não conta como aplicada', async () => {
  answerDatados()
  const accept = refuse(evento.updateDataEvento, 'API-GEN-0005')
  openPage(GUIA)
  await data.fill('15/11/2026')
  await aplicar('Mudar as 2 datas').click()
  await expect.poll(() => notice.getSnapshot().length).toBeGreaterThan(0)
  await expect.element(aplicar('Mudar as 2 datas')).toBeEnabled()
  const antes = datasEnviadas().length
  accept()
  await aplicar('Mudar as 2 datas').click()
  await expect
    .poll(() => datasEnviadas().slice(antes))
    .toEqual([
      [1, '2026-11-15'],
      [2, '2026-11-15'],
    ])
})

test('a data que Ctrl+Z desfez pode ser aplicada outra vez', async () => {
  await applyQuinze()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Data guardada: 26/)).toBeVisible()
  await aplicar('Mudar as 2 datas').click()
  await expect
    .poll(() => datasEnviadas().slice(4))
    .toEqual([
      [1, '2026-11-15'],
      [2, '2026-11-15'],
    ])
})

test('a data que se escreve de novo, depois de outra, vale outra vez', async () => {
  await applyQuinze()
  await data.click()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Esta data já foi aplicada. Para mudar todas, escolha outra.')
  await data.fill('14/11/2026')
  await data.fill('15/11/2026')
  await aplicar('Mudar as 2 datas').click()
  await expect.poll(datasEnviadas).toHaveLength(4)
})

test('a data aplicada vale para o evento que volta a ficar sem ela', async () => {
  await applyQuinze()
  answerGuia({ janelaData, eventos: [{ ...um, dataRealizacao: '2026-11-15' }, dois] })
  await refresh(['guia'])
  await aplicar('Aplicar ao evento sem data').click()
  await expect.poll(() => datasEnviadas().slice(2)).toEqual([[2, '2026-11-15']])
})
