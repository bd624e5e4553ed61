import { aceitos } from '@portal/domain/imagem/limite.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { MarcaSymbol } from '../marca/MarcaSymbol.tsx'
import type { Marca } from '../marca/marca.ts'
import { FotosList } from './FotosList.tsx'
import { sayHora } from './sayHora.ts'
import { useFotos } from './useFotos.ts'
import { useGuiaCelular } from './useGuiaCelular.ts'

type EnvioCelularProps = {
  marca: Marca
  /** What the QR's address has behind its "#"; empty once it was exchanged, when the page is opened again. */
  codigo: string
}

/** `/celular`, on a telephone that opened a guide's QR: no login, one guide, and what went. Plain HTML, as the login. */
export function EnvioCelular({ marca, codigo }: EnvioCelularProps) {
  const { situacao, open, end } = useGuiaCelular(codigo)
  const guia = situacao.tipo === 'aberta' ? situacao.guia : undefined
  const { fotos, add, retry, remove } = useFotos(end)
  const title = useRef<HTMLHeadingElement>(null)
  const enviadas = fotos.filter(({ estado }) => estado === 'enviada').length
  const titulo = tituloOf(situacao)

  // What the page is about has changed: readers hear it from its beginning.
  useEffect(() => {
    if (titulo !== tituloOf({ tipo: 'abrindo' })) title.current?.focus()
  }, [titulo])

  // The button that was pressed leaves: reading goes on from the beginning.
  const leaving = (act: (id: string) => void) => (id: string) => {
    act(id)
    title.current?.focus()
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (guia) add(guia.numeroFicha, [...(currentTarget.files ?? [])])
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <header>
        <p className="logo">
          <MarcaSymbol marca={marca} size={32} />
          <b>{marca.assinatura.join(' ')}</b>
        </p>
      </header>
      <main>
        <h1 ref={title} tabIndex={-1}>
          {titulo}
        </h1>
        {situacao.tipo === 'abrindo' && <p>Aguarde um instante.</p>}
        {(situacao.tipo === 'fim' || situacao.tipo === 'falha') && <p>{situacao.texto}</p>}
        {situacao.tipo === 'falha' && (
          <button className="enter" onClick={open} type="button">
            Tentar de novo
          </button>
        )}
        {guia && (
          <>
            <p className="lead">
              As imagens aparecem na guia aberta no computador. Vale até as {sayHora(guia.expiraEm)}.
            </p>
            <label className="enter">
              <input accept="image/jpeg" capture="environment" onChange={choose} type="file" />
              Tirar foto
            </label>
            <label className="enter outra">
              <input accept={aceitos} multiple onChange={choose} type="file" />
              Escolher do celular
            </label>
          </>
        )}
        <p className="contagem" role="status">
          {fotos.length > 0 && countOf(enviadas, 'imagem enviada', 'imagens enviadas')}
        </p>
        <FotosList fotos={fotos} onRemove={leaving(remove)} onRetry={guia ? leaving(retry) : undefined} />
      </main>
    </>
  )
}

function tituloOf(situacao: ReturnType<typeof useGuiaCelular>['situacao']): string {
  if (situacao.tipo === 'abrindo') return 'Abrindo a guia'
  return situacao.tipo === 'aberta' ? `Guia ${situacao.guia.numeroFicha}` : situacao.titulo
}
