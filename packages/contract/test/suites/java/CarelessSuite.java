import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A suite that passes and sends only valid requests. Its code makes five mistakes that only several requests together show.
 *
 * <pre>npx @shortvideo-api/contract run --fail-on warnings -- java CarelessSuite.java</pre>
 */
final class CarelessSuite {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static void main(String[] arguments) throws Exception {
    // Reads an id as a floating-point number.
    double id = Double.parseDouble(field("cid", get("/api/post/comments?videoId=5")));
    get("/api/post/comment/replies?videoId=5&commentId=" + String.format("%.0f", id));

    // Fetches a page twice.
    String cursor = field("cursor", get("/api/user/posts?secUid=SEC1&count=2"));
    for (int time = 0; time < 2; time++) get("/api/user/posts?secUid=SEC1&count=2&cursor=" + cursor);

    // Stops at the first empty page.
    int page = 1;
    while (get("/api/trending/commercial-music-library?limit=20&page=" + page).contains("\"music_id\"")) page++;

    // Repeats a request right after a 429.
    for (int time = 0; time < 2; time++) get("/~scenario=rate-limited,retry-after=60/api/post/detail?videoId=5");

    // Calls a deprecated operation.
    get("/api/trending/keyword/sentence?keyword=sea");
  }

  private static String field(String name, String body) {
    Matcher matcher = Pattern.compile("\"" + name + "\":\"?(\\w+)").matcher(body);
    if (!matcher.find()) throw new AssertionError("There is no " + name + ".");
    return matcher.group(1);
  }

  private static String get(String target) throws Exception {
    URI address = URI.create(System.getenv("MOCK_URL") + target);
    HttpRequest request = HttpRequest.newBuilder(address).header("x-gateway-key", System.getenv("MOCK_KEY")).build();
    return CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
