import { useState } from 'react'
import { useObjectUrl } from '../imagem/conteudo/useObjectUrl.ts'
import type { Foto } from './filaFotos.ts'

const palavras: Readonly<Record<Foto['estado'], string>> = {
  esperando: 'Na fila',
  conferindo: 'Conferindo',
  avisada: 'Antes de enviar, confira',
  enviando: 'Enviando',
  enviada: 'Enviada',
  recusada: 'Não enviada',
  falhou: 'Não enviada',
}

const esperaPalavra: ReadonlySet<Foto['estado']> = new Set(['avisada', 'recusada', 'falhou'])

/** What waits for a word is shown: a telephone's camera may give all of its photographs the same name. */
function FotoVista({ arquivo }: { arquivo: File }) {
  const url = useObjectUrl(arquivo)
  const [isQuebrada, setQuebrada] = useState(false)
  // A document, and whatever else this browser cannot draw, has its name alone.
  if (url === undefined || isQuebrada) return null
  return <img alt="" decoding="async" onError={() => setQuebrada(true)} src={url} />
}

/** What is wrong with one of them, heard as it comes with the name of which: several may say the same. */
function Aviso({ nome, children }: { nome: string; children: string | undefined }) {
  return (
    <span role="alert">
      <span className="lido">{nome}: </span>
      {children}
    </span>
  )
}

type FotosListProps = {
  fotos: readonly Foto[]
  /** Absent where nothing goes any more. */
  onRetry: ((id: string) => void) | undefined
  onRemove: (id: string) => void
}

/** What was chosen on this telephone, and what became of each. */
export function FotosList({ fotos, onRetry, onRemove }: FotosListProps) {
  if (fotos.length === 0) return null
  return (
    <ul aria-label="Imagens deste celular">
      {fotos.map(({ id, nome, arquivo, estado, fracao, conferida, mensagem }) => (
        <li data-estado={estado} key={id}>
          <span className="nome">{nome}</span>
          <b>
            {estado === 'enviando' ? `${palavras[estado]}: ${Math.round(fracao * 100)}%` : palavras[estado]}
          </b>
          {esperaPalavra.has(estado) && <FotoVista arquivo={arquivo} />}
          {mensagem && <Aviso nome={nome}>{mensagem}</Aviso>}
          {estado === 'avisada' && (
            <>
              <Aviso nome={nome}>{conferida?.avisos.join(' ')}</Aviso>
              {onRetry && (
                <button aria-label={`Enviar mesmo assim: ${nome}`} onClick={() => onRetry(id)} type="button">
                  Enviar mesmo assim
                </button>
              )}
              <button aria-label={`Não enviar: ${nome}`} onClick={() => onRemove(id)} type="button">
                Não enviar
              </button>
            </>
          )}
          {estado === 'falhou' && onRetry && (
            <button aria-label={`Enviar ${nome} de novo`} onClick={() => onRetry(id)} type="button">
              Enviar de novo
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
