import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { SelectionBar } from '../ui/data/SelectionBar.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ExameOpcao } from './ExameOpcao.tsx'
import { GuiaOpcao } from './GuiaOpcao.tsx'
import { guiasEmAbertoQuery, prontosDoAssociadoQuery } from './vinculoExame.queries.ts'
import { chooseOnly, describeEscolha, type Escolha, toggle } from './vinculoForm.ts'

/** A patient's exams beside her open guides: what is ticked on both sides is linked with one key. */
export function VinculoForm({ associado }: { associado: ResumoAssociado }) {
  const { codigoAssociado } = associado
  const prontos = useQuery(prontosDoAssociadoQuery(codigoAssociado))
  const guias = useQuery(guiasEmAbertoQuery(codigoAssociado))
  const [marcada, setMarcada] = useState<Escolha>()
  const escolha = marcada ?? chooseOnly(prontos.data ?? [], guias.data ?? [])
  const link = useWrite(vinculoExame.linkExames, {
    prepare: ({ exames, guias: numeros }: Escolha) => ({
      body: { codigoAssociado, fichasExames: [...exames], fichasVinculo: [...numeros] },
    }),
    onSuccess: ({ imagens }, feita) => {
      setMarcada({ exames: new Set(), guias: new Set() })
      pushSuccess(
        `${countOf(imagens, 'arquivo vinculado', 'arquivos vinculados')} a ${countOf(feita.guias.size, 'guia', 'guias')}.`,
        'Exames vinculados',
      )
    },
    onError: pushError,
  })
  const isCompleta = escolha.exames.size > 0 && escolha.guias.size > 0
  return (
    <Stack gap={5}>
      <Columns
        aside={
          <Card description="As que ainda aceitam imagem." title="Guias em aberto">
            <QueryView
              empty={(todas) =>
                todas.length === 0 && (
                  <EmptyState
                    actions={
                      <TelaButtonLink
                        href={hrefOf('/portal/solicitarAutorizacao', { paciente: associado.chave })}
                        icon="send"
                      >
                        Solicitar autorização
                      </TelaButtonLink>
                    }
                    icon="clipboard"
                    title="Nenhuma guia em aberto"
                  >
                    Libere a senha do tratamento, e vincule o exame à guia.
                  </EmptyState>
                )
              }
              loading="Carregando guias em aberto"
              query={guias}
            >
              {(todas) => (
                <Stack as="ul" gap={2}>
                  {todas.map((guia) => (
                    <GuiaOpcao
                      guia={guia}
                      isSelected={escolha.guias.has(guia.numeroFicha)}
                      key={guia.numeroFicha}
                      onChange={(isSelected) =>
                        setMarcada({ ...escolha, guias: toggle(escolha.guias, guia.numeroFicha, isSelected) })
                      }
                    />
                  ))}
                </Stack>
              )}
            </QueryView>
          </Card>
        }
        share="half"
      >
        <Card description="Pedidos por você e já enviados pela radiologia." title="Exames prontos">
          <QueryView
            empty={(todas) =>
              todas.length === 0 && (
                <EmptyState icon="image" title="Nenhum exame pronto">
                  Nenhum exame que você pediu para este paciente chegou ainda.
                </EmptyState>
              )
            }
            loading="Carregando exames prontos"
            query={prontos}
          >
            {(todas) => (
              <Stack as="ul" gap={3}>
                {todas.map((pronto) => (
                  <ExameOpcao
                    pronto={pronto}
                    isSelected={escolha.exames.has(pronto.numeroFichaRadiologia)}
                    key={pronto.numeroFichaRadiologia}
                    onChange={(isSelected) =>
                      setMarcada({
                        ...escolha,
                        exames: toggle(escolha.exames, pronto.numeroFichaRadiologia, isSelected),
                      })
                    }
                  />
                ))}
              </Stack>
            )}
          </QueryView>
        </Card>
      </Columns>
      <SelectionBar
        chosen={isCompleta ? escolha.exames.size : 0}
        description="Vincular os exames marcados às guias marcadas"
        icon="paperclip"
        isPending={link.isPending}
        label="Vincular"
        none={describeEscolha(escolha)}
        onAction={() => link.mutate(escolha)}
        some={describeEscolha(escolha)}
        variant="primario"
        whyNone="Marque ao menos um exame e uma guia."
      />
    </Stack>
  )
}
