import { envioCelular, type GuiaCelular } from '@portal/contract/envioCelular.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'

type Situacao =
  | { tipo: 'abrindo' }
  | { tipo: 'aberta'; guia: GuiaCelular }
  /** Nothing more can be sent from here: by another QR alone. */
  | { tipo: 'fim'; titulo: string; texto: string }
  /** Nobody knows: to be tried again. */
  | { tipo: 'falha'; titulo: string; texto: string }

const fim: Situacao = {
  tipo: 'fim',
  titulo: 'O envio terminou',
  texto: 'Para enviar mais, gere outro código na guia, no computador, e aponte a câmera para ele.',
}

function toSituacao(error: unknown): Situacao {
  // Its cookie opens nothing any more, or there is none.
  if (isErroApi(error, 'API-ACE-0002')) return fim
  const { title, text } = toNotice(error)
  const isRefused = isErroApi(error, 'API-CEL-0002')
  return { tipo: isRefused ? 'fim' : 'falha', titulo: title, texto: text ?? '' }
}

const ask = (codigo: string): Promise<GuiaCelular> =>
  codigo === '' ? call(envioCelular.getGuiaCelular) : call(envioCelular.validateCodigo, { body: { codigo } })

/** The guide that this telephone sends to: its QR's secret is exchanged once, and asked for by the cookie afterwards. */
export function useGuiaCelular(codigo: string) {
  const [situacao, setSituacao] = useState<Situacao>({ tipo: 'abrindo' })
  const open = useCallback(() => {
    setSituacao({ tipo: 'abrindo' })
    ask(codigo).then(
      (guia) => setSituacao({ tipo: 'aberta', guia }),
      (error: unknown) => setSituacao(toSituacao(error)),
    )
  }, [codigo])
  useEffect(open, [open])
  const end = useCallback(() => setSituacao(fim), [])
  return { situacao, open, end }
}
