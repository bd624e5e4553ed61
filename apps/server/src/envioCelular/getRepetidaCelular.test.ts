import { createHash } from 'node:crypto'
import { envioCelular } from '@portal/contract/envioCelular.ts'
import { expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor } from '../imagem/imagem.fixture.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { openCelular, reachByCelular, sendFoto } from './envioCelular.fixture.ts'

const t = await openTestApp()

it('a telephone is told that its guide has the file already, and nothing of any other guide', async () => {
  reachByCelular(t)
  const [numeroFicha, outra] = [await createGuia(t), await createGuia(t)]
  await t.rows(
    'update guia set codigo_associado = (select codigo_associado from guia where numero_ficha = $1) where numero_ficha = $2',
    [numeroFicha, outra],
  )
  const conteudo = await arquivos.jpeg(nextCor(), 64, 48)
  const sha256 = createHash('sha256').update(conteudo).digest('hex')
  await sendFoto(t, await openCelular(t, outra), conteudo)
  const cookie = await openCelular(t, numeroFicha)
  const ask = (ficha: number) =>
    t.call(
      envioCelular.getRepetidaCelular,
      { query: { numeroFicha: ficha, sha256 } },
      { headers: { cookie } },
    )
  expect((await ask(numeroFicha)).body).toEqual({ isRepetida: false })
  expect((await ask(outra)).codigo).toBe('API-GTO-0001')
  await sendFoto(t, cookie, conteudo)
  expect((await ask(numeroFicha)).body).toEqual({ isRepetida: true })
})
