import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { useEffect, useRef } from 'react'
import { showData } from '../calendario/format.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './LoteDialog.module.css'
import { isEnviado, type ResultadoEnvio } from './useLote.ts'

type LoteRelatorioProps = {
  linhas: readonly LinhaRecurso[]
  resultados: readonly ResultadoEnvio[]
  /** How many times all that could be sent was: the focus comes here after each. */
  vez: number
}

function describeTotal(resultados: readonly ResultadoEnvio[]): string {
  const enviados = resultados.filter(isEnviado).length
  const recusados = resultados.length - enviados
  return [
    enviados === 1 ? '1 recurso enviado' : `${enviados} recursos enviados`,
    recusados > 0 && (recusados === 1 ? '1 não enviado' : `${recusados} não enviados`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What became of each guide, for as long as the dialog is open. */
export function LoteRelatorio({ linhas, resultados, vez }: LoteRelatorioProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (vez > 0) title.current?.focus()
  }, [vez])
  if (resultados.length === 0) return null
  return (
    <section className={styles.relatorio}>
      <h3 className={styles.titulo} ref={title} tabIndex={-1}>
        {describeTotal(resultados)}
      </h3>
      <ul className={styles.lista}>
        {resultados.map((resultado) => (
          <li key={resultado.numeroFicha}>
            <strong>Guia {resultado.numeroFicha}</strong>{' '}
            {linhas.find(({ numeroFicha }) => numeroFicha === resultado.numeroFicha)?.nomeAssociado}{' '}
            <Resultado resultado={resultado} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Resultado({ resultado }: { resultado: ResultadoEnvio }) {
  if (isEnviado(resultado))
    return (
      <>
        <Badge tone="sucesso">Enviado</Badge> resposta até {showData(resultado.prazoResposta)}
      </>
    )
  const { titulo, texto } = resultado.recusa
  return (
    <>
      <Badge tone="perigo">Não enviado</Badge> <strong>{titulo}.</strong> {texto}
    </>
  )
}
