import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/queryClient.ts'
import { createGuia } from '../../guia/guia.fixture.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import { showPart } from '../../testing/showPart.tsx'
import { notice } from '../../ui/notice.ts'
import { conteudoVazio } from '../estado/rascunhoReducer.ts'
import { useFimEmOutraTela } from './useFimEmOutraTela.ts'

const aberta = createGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventos: [] })
const enviada = createGuia({ versao: 9 })
const salvo = { conteudo: conteudoVazio, linha: { texto: '' }, salvamento: { fase: 'salvo' } } as const

/** The form, which may be drawn once more before it gives way. */
function Formulario({ vez }: { vez: number }) {
  useFimEmOutraTela(aberta, { ...salvo, describe: (codigo) => codigo })
  return <p>Desenhado: {vez}</p>
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5))
const listTitulos = () => notice.getSnapshot().map(({ title }) => title)

/** The guide ends while the form is there; `write` is what this page itself sends. */
async function endGuia(write: () => Promise<unknown>): Promise<void> {
  const { queryKey } = guiaQuery(700001)
  queryClient.setQueryData(queryKey, aberta)
  const show = showPart(<Formulario vez={1} />)
  await expect.element(page.getByText('Desenhado: 1')).toBeVisible()
  await tick()
  const escrita = write()
  await tick()
  // The reading that shows the end is here, and the form is drawn once more before it goes.
  queryClient.setQueryData(queryKey, enviada, { updatedAt: Date.now() + 1 })
  show(<Formulario vez={2} />)
  await expect.element(page.getByText('Desenhado: 2')).toBeVisible()
  await escrita
  show(null)
  await expect.element(page.getByText(/Desenhado/)).not.toBeInTheDocument()
}

test('o fim que a própria tela escreveu não se diz de outra, ainda que se leia antes', async () => {
  await endGuia(() =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.resolve() })
      .execute(undefined),
  )
  expect(listTitulos()).toEqual([])
})

test('o que outra tela escreveu se diz', async () => {
  await endGuia(() => Promise.resolve())
  expect(listTitulos()).toEqual(['A guia 700001 foi enviada em outra tela'])
})
