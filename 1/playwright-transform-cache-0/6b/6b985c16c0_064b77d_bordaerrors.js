// 68ea37b6d9e1c6c73e979566809b43177399b4a4
/** Refusals of the server's edge: any call may answer with them. */
export const errosBorda = {
  'API-GEN-0001': {
    status: 400,
    tipo: 'aviso',
    titulo: 'Confira os dados',
    texto: 'Há campos ausentes, inválidos ou desconhecidos. Corrija os que estão indicados e tente de novo.'
  },
  'API-GEN-0002': {
    status: 415,
    tipo: 'erro',
    titulo: 'Formato não aceito',
    texto: 'O conteúdo enviado não está no formato esperado.'
  },
  'API-GEN-0003': {
    status: 413,
    tipo: 'aviso',
    titulo: 'Envio grande demais',
    texto: 'O conteúdo passa do tamanho permitido.'
  },
  'API-GEN-0004': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas solicitações',
    texto: 'Foram muitas solicitações em pouco tempo. Aguarde um pouco e tente de novo.'
  },
  'API-GEN-0005': {
    status: 500,
    tipo: 'erro',
    titulo: 'Algo deu errado',
    texto: 'Não conseguimos concluir a operação. Nada do que você digitou se perdeu; tente de novo em instantes.'
  },
  'API-GEN-0006': {
    status: 503,
    tipo: 'erro',
    titulo: 'Serviço indisponível',
    texto: 'O serviço está temporariamente fora do ar. Tente de novo em alguns segundos.'
  },
  'API-GEN-0007': {
    status: 408,
    tipo: 'erro',
    titulo: 'Tempo esgotado',
    texto: 'A solicitação demorou demais para chegar. Verifique sua conexão e tente de novo.'
  },
  'API-GEN-0008': {
    status: 404,
    tipo: 'erro',
    titulo: 'Endereço inexistente',
    texto: 'Este endereço não existe.'
  },
  'API-GEN-0009': {
    status: 422,
    tipo: 'erro',
    titulo: 'Solicitação repetida com outros dados',
    texto: 'Esta solicitação já foi enviada com outros dados. Atualize a página e tente de novo.'
  },
  'API-GEN-0010': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Ainda em andamento',
    texto: 'A mesma solicitação ainda está sendo processada. Aguarde um instante.'
  },
  'API-GEN-0011': {
    status: 403,
    tipo: 'erro',
    titulo: 'Origem recusada',
    texto: 'A solicitação veio de outro endereço e foi recusada.'
  },
  'API-GEN-0012': {
    status: 503,
    tipo: 'erro',
    titulo: 'Sem espaço para gravar',
    texto: 'O serviço está sem espaço para gravar, e nada foi alterado. O que você digitou continua aqui. Avise a operadora e tente de novo mais tarde.'
  },
  'API-GEN-0013': {
    status: 431,
    tipo: 'erro',
    titulo: 'Cabeçalhos grandes demais',
    texto: 'A solicitação tem cabeçalhos maiores do que o permitido. Limpe os cookies deste endereço e tente de novo.'
  },
  'API-GEN-0014': {
    status: 417,
    tipo: 'erro',
    titulo: 'Expectativa não atendida',
    texto: 'A solicitação pede uma confirmação que este serviço não dá.'
  }
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJlcnJvc0JvcmRhIiwic3RhdHVzIiwidGlwbyIsInRpdHVsbyIsInRleHRvIl0sInNvdXJjZXMiOlsiYm9yZGEuZXJyb3JzLnRzIl0sInNvdXJjZXNDb250ZW50IjpbImltcG9ydCB0eXBlIHsgRXJyb3JFbnRyeSB9IGZyb20gJy4vZXJyb3JzLnRzJ1xuXG4vKiogUmVmdXNhbHMgb2YgdGhlIHNlcnZlcidzIGVkZ2U6IGFueSBjYWxsIG1heSBhbnN3ZXIgd2l0aCB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IGVycm9zQm9yZGEgPSB7XG4gICdBUEktR0VOLTAwMDEnOiB7XG4gICAgc3RhdHVzOiA0MDAsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdDb25maXJhIG9zIGRhZG9zJyxcbiAgICB0ZXh0bzogJ0jDoSBjYW1wb3MgYXVzZW50ZXMsIGludsOhbGlkb3Mgb3UgZGVzY29uaGVjaWRvcy4gQ29ycmlqYSBvcyBxdWUgZXN0w6NvIGluZGljYWRvcyBlIHRlbnRlIGRlIG5vdm8uJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAwMic6IHtcbiAgICBzdGF0dXM6IDQxNSxcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnRm9ybWF0byBuw6NvIGFjZWl0bycsXG4gICAgdGV4dG86ICdPIGNvbnRlw7pkbyBlbnZpYWRvIG7Do28gZXN0w6Egbm8gZm9ybWF0byBlc3BlcmFkby4nLFxuICB9LFxuICAnQVBJLUdFTi0wMDAzJzoge1xuICAgIHN0YXR1czogNDEzLFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnRW52aW8gZ3JhbmRlIGRlbWFpcycsXG4gICAgdGV4dG86ICdPIGNvbnRlw7pkbyBwYXNzYSBkbyB0YW1hbmhvIHBlcm1pdGlkby4nLFxuICB9LFxuICAnQVBJLUdFTi0wMDA0Jzoge1xuICAgIHN0YXR1czogNDI5LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnTXVpdGFzIHNvbGljaXRhw6fDtWVzJyxcbiAgICB0ZXh0bzogJ0ZvcmFtIG11aXRhcyBzb2xpY2l0YcOnw7VlcyBlbSBwb3VjbyB0ZW1wby4gQWd1YXJkZSB1bSBwb3VjbyBlIHRlbnRlIGRlIG5vdm8uJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAwNSc6IHtcbiAgICBzdGF0dXM6IDUwMCxcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnQWxnbyBkZXUgZXJyYWRvJyxcbiAgICB0ZXh0bzpcbiAgICAgICdOw6NvIGNvbnNlZ3VpbW9zIGNvbmNsdWlyIGEgb3BlcmHDp8Ojby4gTmFkYSBkbyBxdWUgdm9jw6ogZGlnaXRvdSBzZSBwZXJkZXU7IHRlbnRlIGRlIG5vdm8gZW0gaW5zdGFudGVzLicsXG4gIH0sXG4gICdBUEktR0VOLTAwMDYnOiB7XG4gICAgc3RhdHVzOiA1MDMsXG4gICAgdGlwbzogJ2Vycm8nLFxuICAgIHRpdHVsbzogJ1NlcnZpw6dvIGluZGlzcG9uw612ZWwnLFxuICAgIHRleHRvOiAnTyBzZXJ2acOnbyBlc3TDoSB0ZW1wb3JhcmlhbWVudGUgZm9yYSBkbyBhci4gVGVudGUgZGUgbm92byBlbSBhbGd1bnMgc2VndW5kb3MuJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAwNyc6IHtcbiAgICBzdGF0dXM6IDQwOCxcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnVGVtcG8gZXNnb3RhZG8nLFxuICAgIHRleHRvOiAnQSBzb2xpY2l0YcOnw6NvIGRlbW9yb3UgZGVtYWlzIHBhcmEgY2hlZ2FyLiBWZXJpZmlxdWUgc3VhIGNvbmV4w6NvIGUgdGVudGUgZGUgbm92by4nLFxuICB9LFxuICAnQVBJLUdFTi0wMDA4Jzoge1xuICAgIHN0YXR1czogNDA0LFxuICAgIHRpcG86ICdlcnJvJyxcbiAgICB0aXR1bG86ICdFbmRlcmXDp28gaW5leGlzdGVudGUnLFxuICAgIHRleHRvOiAnRXN0ZSBlbmRlcmXDp28gbsOjbyBleGlzdGUuJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAwOSc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnU29saWNpdGHDp8OjbyByZXBldGlkYSBjb20gb3V0cm9zIGRhZG9zJyxcbiAgICB0ZXh0bzogJ0VzdGEgc29saWNpdGHDp8OjbyBqw6EgZm9pIGVudmlhZGEgY29tIG91dHJvcyBkYWRvcy4gQXR1YWxpemUgYSBww6FnaW5hIGUgdGVudGUgZGUgbm92by4nLFxuICB9LFxuICAnQVBJLUdFTi0wMDEwJzoge1xuICAgIHN0YXR1czogNDA5LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnQWluZGEgZW0gYW5kYW1lbnRvJyxcbiAgICB0ZXh0bzogJ0EgbWVzbWEgc29saWNpdGHDp8OjbyBhaW5kYSBlc3TDoSBzZW5kbyBwcm9jZXNzYWRhLiBBZ3VhcmRlIHVtIGluc3RhbnRlLicsXG4gIH0sXG4gICdBUEktR0VOLTAwMTEnOiB7XG4gICAgc3RhdHVzOiA0MDMsXG4gICAgdGlwbzogJ2Vycm8nLFxuICAgIHRpdHVsbzogJ09yaWdlbSByZWN1c2FkYScsXG4gICAgdGV4dG86ICdBIHNvbGljaXRhw6fDo28gdmVpbyBkZSBvdXRybyBlbmRlcmXDp28gZSBmb2kgcmVjdXNhZGEuJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAxMic6IHtcbiAgICBzdGF0dXM6IDUwMyxcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnU2VtIGVzcGHDp28gcGFyYSBncmF2YXInLFxuICAgIHRleHRvOlxuICAgICAgJ08gc2VydmnDp28gZXN0w6Egc2VtIGVzcGHDp28gcGFyYSBncmF2YXIsIGUgbmFkYSBmb2kgYWx0ZXJhZG8uIE8gcXVlIHZvY8OqIGRpZ2l0b3UgY29udGludWEgYXF1aS4gQXZpc2UgYSBvcGVyYWRvcmEgZSB0ZW50ZSBkZSBub3ZvIG1haXMgdGFyZGUuJyxcbiAgfSxcbiAgJ0FQSS1HRU4tMDAxMyc6IHtcbiAgICBzdGF0dXM6IDQzMSxcbiAgICB0aXBvOiAnZXJybycsXG4gICAgdGl0dWxvOiAnQ2FiZcOnYWxob3MgZ3JhbmRlcyBkZW1haXMnLFxuICAgIHRleHRvOlxuICAgICAgJ0Egc29saWNpdGHDp8OjbyB0ZW0gY2FiZcOnYWxob3MgbWFpb3JlcyBkbyBxdWUgbyBwZXJtaXRpZG8uIExpbXBlIG9zIGNvb2tpZXMgZGVzdGUgZW5kZXJlw6dvIGUgdGVudGUgZGUgbm92by4nLFxuICB9LFxuICAnQVBJLUdFTi0wMDE0Jzoge1xuICAgIHN0YXR1czogNDE3LFxuICAgIHRpcG86ICdlcnJvJyxcbiAgICB0aXR1bG86ICdFeHBlY3RhdGl2YSBuw6NvIGF0ZW5kaWRhJyxcbiAgICB0ZXh0bzogJ0Egc29saWNpdGHDp8OjbyBwZWRlIHVtYSBjb25maXJtYcOnw6NvIHF1ZSBlc3RlIHNlcnZpw6dvIG7Do28gZMOhLicsXG4gIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWNvcmQ8c3RyaW5nLCBFcnJvckVudHJ5PlxuIl0sIm1hcHBpbmdzIjoiQUFFQTtBQUNBLE9BQU8sTUFBTUEsVUFBVSxHQUFHO0VBQ3hCLGNBQWMsRUFBRTtJQUNkQyxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsa0JBQWtCO0lBQzFCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxNQUFNO0lBQ1pDLE1BQU0sRUFBRSxvQkFBb0I7SUFDNUJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLHFCQUFxQjtJQUM3QkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUscUJBQXFCO0lBQzdCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxNQUFNO0lBQ1pDLE1BQU0sRUFBRSxpQkFBaUI7SUFDekJDLEtBQUssRUFDSDtFQUNKLENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE1BQU07SUFDWkMsTUFBTSxFQUFFLHNCQUFzQjtJQUM5QkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsTUFBTTtJQUNaQyxNQUFNLEVBQUUsZ0JBQWdCO0lBQ3hCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxNQUFNO0lBQ1pDLE1BQU0sRUFBRSxzQkFBc0I7SUFDOUJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE1BQU07SUFDWkMsTUFBTSxFQUFFLHVDQUF1QztJQUMvQ0MsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsb0JBQW9CO0lBQzVCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxNQUFNO0lBQ1pDLE1BQU0sRUFBRSxpQkFBaUI7SUFDekJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE1BQU07SUFDWkMsTUFBTSxFQUFFLHdCQUF3QjtJQUNoQ0MsS0FBSyxFQUNIO0VBQ0osQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsTUFBTTtJQUNaQyxNQUFNLEVBQUUsMkJBQTJCO0lBQ25DQyxLQUFLLEVBQ0g7RUFDSixDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxNQUFNO0lBQ1pDLE1BQU0sRUFBRSwwQkFBMEI7SUFDbENDLEtBQUssRUFBRTtFQUNUO0FBQ0YsQ0FBK0MiLCJpZ25vcmVMaXN0IjpbXX0=