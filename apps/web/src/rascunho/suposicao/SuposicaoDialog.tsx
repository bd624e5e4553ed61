import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useState } from 'react'
import { EventoField } from '../../evento/EventoField.tsx'
import { idDoItem } from '../../guia/acao/lugares.ts'
import { Button } from '../../ui/action/Button.tsx'
import { DatePicker } from '../../ui/field/DatePicker.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { afterMenu } from '../../ui/overlay/afterMenu.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { predictEnvio } from '../avaliacao/previsao.ts'
import { useTotais } from '../avaliacao/useTotais.ts'
import { type MudancaItem, updateItem } from '../estado/edicao.ts'
import { showLugar } from '../estado/showLugar.ts'
import { CamposItem } from '../itens/CamposItem.tsx'
import { describeSuposto } from './describeSuposto.ts'
import { LadoSuposicao } from './LadoSuposicao.tsx'
import styles from './Suposicao.module.css'
import type { SuposicaoProps } from './SuposicaoButton.tsx'
import { chooseItem, isOutro, type Suposicao, suppose } from './suposicao.ts'

const SEM_MUDANCA = 'Mude o evento, o lugar, as faces ou o dia: aqui se vê o que muda, e nada se grava.'

/** The what-if of a draft: the item as it is beside the item as it would be, with the decision and the money of both. */
export function SuposicaoDialog({ guia, form, onClose }: SuposicaoProps & { onClose: () => void }) {
  const { edicao, regras, condicao, describe } = form
  const { hoje, precos } = regras.contexto
  const [suposicao, setSuposicao] = useState<Suposicao>(() => ({
    sequencial: chooseItem(edicao, form.avaliacao) ?? 0,
    mudanca: {},
    data: hoje,
  }))
  const { sequencial, mudanca, data } = suposicao
  const suposto = suppose(regras, edicao, toTextoGuardado(form.conteudo.justificativa), suposicao)
  const { avaliacao, dias } = suposto
  const { totais, parcelas } = useTotais(guia, suposto.edicao.itens, precos, avaliacao, dias)
  const atual = edicao.itens.find((item) => item.sequencial === sequencial)
  const mudado = suposto.edicao.itens.find((item) => item.sequencial === sequencial)
  if (!atual || !mudado) return null

  const hasOutro = isOutro(edicao, suposto.edicao, sequencial)
  const isMudada = hasOutro || (isDataCivil(data) && data !== hoje)
  const change = (nova: MudancaItem) => setSuposicao({ ...suposicao, mudanca: { ...mudanca, ...nova } })
  const nameOf = (qual: number): string => {
    const ordem = edicao.itens.findIndex((item) => item.sequencial === qual)
    const item = edicao.itens[ordem]
    return item
      ? [`${ordem + 1}.`, showLugar(item), describe(item.codigoEvento)].filter(Boolean).join(' ')
      : ''
  }
  const use = () => {
    form.dispatch({ tipo: 'editar', mudar: (agora) => updateItem(agora, sequencial, mudanca) })
    form.passos.tell({ verbo: 'Corrigido', sequenciais: [sequencial] })
    onClose()
    // The dialog gives the focus back to its button first.
    afterMenu(() => document.getElementById(idDoItem(sequencial))?.focus())
  }
  const depois = { avaliacao, totais }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Deixar como está</Button>
          <Button
            disabledReason={hasOutro ? undefined : 'O rascunho ficaria igual: o dia não se guarda nele'}
            onPress={use}
            variant="primario"
          >
            Usar esta mudança
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="largo"
      title="E se…?"
    >
      <Stack gap={4}>
        {edicao.itens.length > 1 && (
          <Select
            label="Evento da guia"
            onChange={(qual) => setSuposicao({ sequencial: Number(qual), mudanca: {}, data })}
            options={edicao.itens.map((item) => ({
              id: String(item.sequencial),
              label: nameOf(item.sequencial),
            }))}
            value={String(sequencial)}
            width="full"
          />
        )}
        <EventoField
          eventos={form.eventos}
          hint="Por código ou por palavras"
          key={sequencial}
          onChange={(codigoEvento) => codigoEvento && change({ codigoEvento })}
          value={mudado.codigoEvento}
        />
        <div className={styles.campos}>
          <CamposItem
            item={mudado}
            motivos={avaliacao.get(sequencial)?.motivos ?? []}
            nome={describe(mudado.codigoEvento)}
            onUpdate={change}
            regra={regras.find(mudado.codigoEvento)}
          />
        </div>
        <DatePicker
          error={isDataCivil(data) ? undefined : 'Informe um dia, como 02/03/2026.'}
          hint="Se a guia fosse enviada e o evento feito nesse dia"
          label="Dia"
          onChange={(dia) => setSuposicao({ ...suposicao, data: dia })}
          value={data}
        />
        <p role="status">
          {isMudada
            ? describeSuposto({
                sequencial,
                antes: { avaliacao: form.avaliacao, totais: form.totais },
                depois,
                condicao,
                describe: nameOf,
              })
            : SEM_MUDANCA}
        </p>
        <div className={styles.lados}>
          <LadoSuposicao
            avaliacao={form.avaliacao.get(sequencial)}
            condicao={condicao}
            guia={guia}
            item={atual}
            parcela={form.parcelas.get(sequencial)}
            statusFicha={form.previsao.statusFicha}
            titulo="Agora"
            totais={form.totais}
          />
          <LadoSuposicao
            avaliacao={avaliacao.get(sequencial)}
            condicao={condicao}
            guia={guia}
            item={mudado}
            parcela={parcelas.get(sequencial)}
            statusFicha={predictEnvio(avaliacao, condicao).statusFicha}
            titulo="Com a mudança"
            totais={totais}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
