import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ExameOpcao } from '../../vinculoExame/ExameOpcao.tsx'
import { prontosDoAssociadoQuery } from '../../vinculoExame/vinculoExame.queries.ts'
import { toggle } from '../../vinculoExame/vinculoForm.ts'

type ExamesVinculadosProps = {
  codigoAssociado: string
  /** The radiology guides that are ticked. */
  fichas: readonly number[]
  onChange: (fichas: readonly number[]) => void
}

/** The exams whose images the initial guide goes with (`fichasVinculoImagens`, Spec §7). */
export function ExamesVinculados({ codigoAssociado, fichas, onChange }: ExamesVinculadosProps) {
  const exames = useQuery(prontosDoAssociadoQuery(codigoAssociado))
  const marcadas = new Set(fichas)
  return (
    <Card description="As imagens dos marcados vão com a guia." level={3} title="Exames prontos">
      <QueryView
        empty={(todos) =>
          todos.length === 0 && (
            <p>Nenhum exame pronto. Sem exame pedido por você, anexe a documentação nas imagens da guia.</p>
          )
        }
        loading="Carregando exames prontos"
        query={exames}
      >
        {(todos) => (
          <Stack as="ul" gap={3}>
            {todos.map((pronto) => (
              <ExameOpcao
                pronto={pronto}
                isSelected={marcadas.has(pronto.numeroFichaRadiologia)}
                key={pronto.numeroFichaRadiologia}
                onChange={(isSelected) =>
                  onChange([...toggle(marcadas, pronto.numeroFichaRadiologia, isSelected)])
                }
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}
