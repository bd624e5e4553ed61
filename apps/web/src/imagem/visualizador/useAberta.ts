import { useState } from 'react'
import { type Aberta, describeLugar, describePasso, findVizinha, type ImagemVista } from './aberta.ts'
import type { Comando } from './comando.ts'

/** Which image stands open, and what readers are told once it is another one: its title has no way to say that it changed. */
export function useAberta(imagens: readonly ImagemVista[], inicial: number) {
  const [aberta, setAberta] = useState<Aberta>({ sequencial: inicial, pagina: 1 })
  const [anuncio, setAnuncio] = useState('')
  const at = Math.max(
    0,
    imagens.findIndex(({ sequencial }) => sequencial === aberta.sequencial),
  )
  function move(comando: Comando) {
    setAberta(findVizinha(imagens, aberta, comando) ?? aberta)
    setAnuncio(describePasso(imagens, aberta, comando) ?? anuncio)
  }
  function open(sequencial: number) {
    setAberta({ sequencial, pagina: 1 })
    setAnuncio(describeLugar(imagens, sequencial))
  }
  return { aberta, at, anuncio, move, open }
}
