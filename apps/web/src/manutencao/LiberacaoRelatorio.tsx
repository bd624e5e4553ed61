import type { Manutencao } from '@portal/contract/manutencao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './ManutencoesPage.module.css'
import type { ResultadoLiberacao } from './useLiberacaoLote.ts'

/** "37 liberadas, 1 não liberada". */
function describeTotal(resultados: readonly ResultadoLiberacao[]): string {
  const count = (tipo: ResultadoLiberacao['tipo'], um: string, varios: string) => {
    const { length } = resultados.filter((resultado) => resultado.tipo === tipo)
    return length > 0 && countOf(length, um, varios)
  }
  return [
    count('liberada', 'liberada', 'liberadas'),
    count('desfeita', 'desfeita', 'desfeitas'),
    count('presa', 'não desfeita', 'não desfeitas'),
    count('recusada', 'não liberada', 'não liberadas'),
  ]
    .filter(Boolean)
    .join(', ')
}

type LiberacaoRelatorioProps = {
  linhas: readonly Manutencao[]
  resultados: readonly ResultadoLiberacao[]
  /** How many runs there were: the focus comes here after each. */
  vez: number
  /** What may be done about all of them, right after what became of them: the list may be long. */
  acao: ReactNode
}

/** What became of each patient's maintenance, for as long as the dialog is open. */
export function LiberacaoRelatorio({ linhas, resultados, vez, acao }: LiberacaoRelatorioProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (vez > 0) title.current?.focus()
  }, [vez])
  if (resultados.length === 0) return null
  return (
    <section className={styles.relatorio}>
      <Row gap={3}>
        <h3 className={styles.titulo} ref={title} tabIndex={-1}>
          {describeTotal(resultados)}
        </h3>
        {acao}
      </Row>
      <Stack as="ul" gap={1}>
        {linhas.map(({ numeroTratamento, nomeAssociado }) => {
          const resultado = resultados.find(({ linha }) => linha.numeroTratamento === numeroTratamento)
          return (
            resultado && (
              <li key={numeroTratamento}>
                <strong>{nomeAssociado}</strong>
                <Resultado resultado={resultado} />
              </li>
            )
          )
        })}
      </Stack>
    </section>
  )
}

function Resultado({ resultado }: { resultado: ResultadoLiberacao }) {
  switch (resultado.tipo) {
    case 'liberada':
      return (
        <BadgeLine badge={<Badge tone="sucesso">Liberada</Badge>}>
          <GuiaLink numeroFicha={resultado.numeroFicha} />
        </BadgeLine>
      )
    case 'desfeita':
      return (
        <BadgeLine badge={<Badge tone="neutro">Desfeita</Badge>}>
          Guia {resultado.numeroFicha} cancelada
        </BadgeLine>
      )
    case 'presa':
      return (
        <BadgeLine badge={<Badge tone="atencao">Não desfeita</Badge>}>
          <GuiaLink numeroFicha={resultado.numeroFicha} /> {resultado.recusa}
        </BadgeLine>
      )
    case 'recusada':
      return <BadgeLine badge={<Badge tone="perigo">Não liberada</Badge>}>{resultado.recusa}</BadgeLine>
  }
}
