import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()

it('twenty-four images of one provider at once keep no other from sending its own', async () => {
  const [uma, outra] = [await t.as(100001), await t.as(100004)]
  const [sua, alheia] = [await insertGuia(t), await insertGuia(t, { credenciado: 100004 })]
  const pictures = await Promise.all(Array.from({ length: 26 }, () => arquivos.png(nextCor())))
  const answers = await Promise.all(
    pictures.map((conteudo, at) =>
      at < 24
        ? upload(t, sua, `${at}.png`, conteudo, { as: uma })
        : upload(t, alheia, `${at}.png`, conteudo, { as: outra }),
    ),
  )
  expect(answers.slice(24).map(({ status }) => status)).toEqual([200, 200])
  // Its own wait for one another; who waits in vain is told to come again, and nothing of it is held.
  const refused = answers.slice(0, 24).filter(({ status }) => status !== 200)
  expect(refused.filter(({ codigo }) => codigo !== 'API-GEN-0004')).toEqual([])
  const [kept] = await t.rows<{ total: string }>(
    'select count(*) as total from imagem_guia where numero_ficha = $1',
    [sua],
  )
  expect(Number(kept?.total)).toBe(24 - refused.length)
})
