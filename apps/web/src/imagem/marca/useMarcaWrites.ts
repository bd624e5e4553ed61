import { type Marca, marcaImagem } from '@portal/contract/marcaImagem.ts'
import { pushError } from '../../api/notice.ts'
import { useWrite } from '../../api/useWrite.ts'
import type { Desenho } from './desenho.ts'
import type { PalavrasMarca } from './MarcaForm.tsx'

type PaginaMarcada = { numeroFicha: number; sequencial: number; pagina: number }

type Fins = {
  /** A mark was written, as these words say. */
  onEnd: (feito: string) => void
  /** A mark has gone from the server, and is still in the list. */
  onRemoved: (marca: Marca, undo: () => void) => void
  /** A change was refused: the screen shows the mark as it is now. */
  onRefused: () => void
}

/** What is written of the marks of one page: a new one, one that says or shows something else, one that goes. */
export function useMarcaWrites({ pagina, ...imagem }: PaginaMarcada, { onEnd, onRemoved, onRefused }: Fins) {
  const inclusao = useWrite(marcaImagem.createMarca, {
    prepare: ({ tipo, pontos, texto, decimosMilimetro }: Desenho & PalavrasMarca) => ({
      body: { ...imagem, pagina, tipo, pontos: [...pontos], texto, decimosMilimetro },
    }),
    onSuccess: () => onEnd('Marca guardada.'),
    onError: pushError,
  })
  const mudanca = useWrite(marcaImagem.updateMarca, {
    prepare: ({ numero, versao, pontos, texto, decimosMilimetro }: Marca) => ({
      body: { ...imagem, numero, versao, pontos, texto, decimosMilimetro },
    }),
    onSuccess: () => onEnd('Marca mudada.'),
    onError: (error) => {
      pushError(error)
      onRefused()
    },
  })
  // Of the image that it was removed from, whichever is in sight by then.
  const restauracao = useWrite(marcaImagem.createMarca, {
    prepare: (body: typeof imagem & Omit<Marca, 'numero' | 'versao' | 'criada' | 'mudada'>) => ({ body }),
    onSuccess: () => onEnd('Marca de volta.'),
    onError: pushError,
  })
  const remocao = useWrite(marcaImagem.deleteMarca, {
    prepare: ({ numero, versao }: Marca) => ({ query: { ...imagem, numero, versao } }),
    onSuccess: (_reply, marca) => {
      const { numero: _numero, versao: _versao, criada: _criada, mudada: _mudada, ...desenhada } = marca
      onRemoved(marca, () => restauracao.mutate({ ...imagem, ...desenhada }))
    },
    onError: pushError,
  })
  return { inclusao, mudanca, remocao }
}
