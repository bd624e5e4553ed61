import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useEffect, useRef } from 'react'
import { showData } from '../calendario/format.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
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
    countOf(enviados, 'recurso enviado', 'recursos enviados'),
    recusados > 0 && countOf(recusados, 'não enviado', 'não enviados'),
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
      <Stack as="ul" gap={1}>
        {linhas.map(({ numeroFicha, nomeAssociado }) => {
          const resultado = resultados.find((cada) => cada.numeroFicha === numeroFicha)
          return (
            resultado && (
              <li key={numeroFicha}>
                <strong>Guia {numeroFicha}</strong> {nomeAssociado}
                <Resultado resultado={resultado} />
              </li>
            )
          )
        })}
      </Stack>
    </section>
  )
}

function Resultado({ resultado }: { resultado: ResultadoEnvio }) {
  if (isEnviado(resultado))
    return (
      <BadgeLine badge={<Badge tone="sucesso">Enviado</Badge>}>
        protocolo {resultado.protocolo}, resposta até {showData(resultado.prazoResposta)}
        <CopyButton
          label={`Copiar o protocolo da guia ${resultado.numeroFicha}`}
          text={resultado.protocolo}
        />
      </BadgeLine>
    )
  const { titulo, texto } = resultado.recusa
  return (
    <BadgeLine badge={<Badge tone="perigo">Não enviado</Badge>}>
      <strong>{titulo}.</strong> {texto}
    </BadgeLine>
  )
}
